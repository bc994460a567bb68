import { firstValue, visitNodes } from '../../../src/core/schema/schema-lookup.ts';
import type { SchemaSet } from '../../../src/core/schema/compose-schema.ts';
import type { EditValue } from '../../../src/studio/edit-values.ts';
import type { GalleryList } from '../../../src/studio/protocol.ts';
import type { Random } from '../../workshop/fuzz/random.ts';

type DataPath = (string | number)[];

/** The parts of a page that a person changes in the studio. */
interface Places {
  texts: { path: DataPath; isRich: boolean; maxLength: number }[];
  choices: { path: DataPath; values: readonly unknown[] }[];
  lists: { path: DataPath; length: number }[];
}

/** The schemas, and the examples that the studio inserts. */
export interface GestureChoices {
  set: SchemaSet;
  gallery: GalleryList;
}

/** The maximal number of sections of a page, so that the test stays fast. */
const MAX_SECTIONS = 12;

/**
 * A change of a file as a person makes it: a text, a choice, an entry of a list, or a section.
 * @param kind of the file: page, form or site
 */
export function randomGesture(
  kind: string,
  data: unknown,
  { set, gallery }: GestureChoices,
  random: Random,
): EditValue {
  const { texts, choices, lists } = findPlaces(set, kind, data);
  const { sections = [] } = data as { sections?: unknown[] };
  const gestures: (() => EditValue | undefined)[] = [
    () => changeText(random, texts),
    () => changeText(random, texts),
    () => {
      if (choices.length === 0) return undefined;
      const { path, values } = random.pick(choices);
      return { kind: 'set', path, value: random.pick(values) };
    },
    () => (lists.length === 0 ? undefined : changeList(random, random.pick(lists))),
    () =>
      kind === 'page' && sections.length < MAX_SECTIONS
        ? insertExample(random, gallery, sections.length)
        : undefined,
    () => changeSections(random, sections.length),
  ];
  for (;;) {
    const edit = random.pick(gestures)();
    if (edit) return edit;
  }
}

function findPlaces(set: SchemaSet, kind: string, data: unknown): Places {
  const places: Places = { texts: [], choices: [], lists: [] };
  visitNodes(set, kind, data, (placed, value, at) => {
    const path = [...at];
    const nodes = placed.map(({ node }) => node);
    // The window and search engines show title and description, not the page.
    if (kind === 'page' && path.length < 3) return;
    const part = firstValue(nodes, 'part');
    const values = firstValue(nodes, 'enum');
    if (values && path.at(-1) !== 'type') places.choices.push({ path, values });
    else if (typeof value === 'boolean') places.choices.push({ path, values: [true, false] });
    else if (Array.isArray(value)) places.lists.push({ path, length: value.length });
    else if (typeof value === 'string' && (part === undefined || part === 'richText')) {
      const maxLength = (firstValue(nodes, 'maxLength') as number | undefined) ?? 2000;
      const isFixed = ['const', 'pattern', 'format'].some((key) => nodes.some((node) => key in node));
      if (!isFixed) places.texts.push({ path, isRich: part === 'richText', maxLength });
    }
  });
  return places;
}

function changeText(random: Random, texts: Places['texts']): EditValue | undefined {
  if (texts.length === 0) return undefined;
  const { path, isRich, maxLength } = random.pick(texts);
  const room = Math.min(maxLength, isRich ? 600 : maxLength) - (isRich ? 20 : 0);
  const text = shorten(random.pick(words)(room), room);
  const tag = random.pick(['p', 'p', 'h3', 'li']);
  if (!isRich) return { kind: 'set', path, value: text };
  const inner = tag === 'li' ? `<ul><li>${text}</li></ul>` : `<${tag}>${text}</${tag}>`;
  return { kind: 'set', path, value: inner };
}

function shorten(text: string, length: number): string {
  return [...text]
    .reduce((whole, letter) => (whole.length + letter.length > length ? whole : whole + letter), '')
    .trim();
}

function repeat(text: string, length: number): string {
  return text.repeat(Math.ceil(length / text.length));
}

/** Texts that strain a layout, for a given length. */
const words: ((length: number) => string)[] = [
  () => 'Kurz',
  () => '',
  () => 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  (length) =>
    repeat('Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung', Math.min(length, 400)),
  (length) => repeat('Ein langer Satz, den jemand ohne Pause schreibt und nie beendet, ', length),
  (length) => repeat('अंतरराष्ट्रीयकरण के लिए एक लंबा वाक्य ', Math.min(length, 300)),
  () => 'राष्ट्रीयअंतरराष्ट्रीयकरणविश्वविद्यालयीयपरीक्षानियंत्रण',
  (length) => repeat('🥨🍞👩‍🍳', Math.min(length, 60)),
  () => '12.345.678.901,23 € / 1.000.000.000.000.000.000.000.000',
  () => 'www.eine-sehr-lange-adresse-ohne-leerzeichen.example/mit/einem/pfad/der/nie/endet',
];

function changeList(random: Random, { path, length }: Places['lists'][number]): EditValue | undefined {
  if (length === 0) return undefined;
  const index = random.below(length);
  return random.pick<() => EditValue>([
    () => ({ kind: 'duplicate', path, index, to: index + 1 }),
    () => ({ kind: 'remove', path: [...path, index] }),
    () => ({ kind: 'move', path, from: index, to: random.below(length) }),
  ])();
}

function insertExample(random: Random, { entries, values }: GalleryList, count: number): EditValue {
  const { name, examples } = random.pick(entries);
  const value = values[name]![random.pick(examples).number];
  return { kind: 'insert', path: ['sections'], index: random.below(count + 1), value };
}

function changeSections(random: Random, count: number): EditValue | undefined {
  if (count === 0) return undefined;
  const [path, index] = [['sections'], random.below(count)];
  return random.pick<() => EditValue>([
    () => ({ kind: 'duplicate', path, index, to: index + 1 }),
    () => ({ kind: 'remove', path: [...path, index] }),
    () => ({ kind: 'move', path, from: index, to: random.below(count) }),
  ])();
}
