import { removeValue, setValue } from '../edits/json-edits.ts';
import { examples } from './examples/0011-names-that-people-use.ts';
import type { Migration, OldFile, MigrationStep } from './migration.ts';
import { inFiles, inSections, findValueAt, within } from './places.ts';
import { eachPlace, editInSequence, mergeType, NOTHING, renameKey, renameValue } from './steps.ts';

const counts = within(inFiles('site'), 'counts', '*');
const questions = within(inSections('faq'), 'items', '*');

/** A variant that becomes a type. */
interface Split {
  type: string;
  variant: string;
  into: string;
}

const SPLIT: readonly Split[] = [
  { type: 'topics', variant: 'marquee', into: 'marquee' },
  { type: 'text-block', variant: 'letter', into: 'letter' },
  { type: 'text-block', variant: 'contents', into: 'policy' },
  { type: 'page-head', variant: 'lost', into: 'not-found' },
  { type: 'page-head', variant: 'offline', into: 'offline' },
  { type: 'contact', variant: 'address', into: 'address' },
  { type: 'contact', variant: 'map', into: 'map' },
  { type: 'form', variant: 'sign-up', into: 'sign-up' },
  { type: 'people', variant: 'directory', into: 'directory' },
];

/** Gives types names that people guess, and turns variants with different keys into types. */
export const namesThatPeopleUse: Migration = {
  number: 11,
  title:
    'Cards are a card-grid; marquee, letter, policy, not-found, offline, address, map, sign-up and directory are section types; questions of a faq have a question and an answer.',
  steps: [
    mergeType('cards', 'card-grid'),
    countOtherTypes,
    ...SPLIT.map(splitVariant),
    renameKey(questions, 'title', 'question'),
    renameKey(questions, 'desc', 'answer'),
    renameValue(counts, 'section', { cards: 'card-grid' }),
  ],
  examples,
};

/** Turns sections of one variant into a type without variants. */
function splitVariant({ type, variant, into }: Split): MigrationStep {
  return eachPlace(inSections(type), (text, path, section) => {
    if (findValueAt(section, ['type']) !== type || findValueAt(section, ['variant']) !== variant)
      return NOTHING;
    return editInSequence(
      text,
      (now) => setValue(now, [...path, 'type'], into),
      (now) => removeValue(now, [...path, 'variant']),
    );
  });
}

/**
 * Updates a count, which names a page and a type: if all sections of that type on the page become the same
 * other type, the count gets that type.
 */
function countOtherTypes(file: OldFile): ReturnType<MigrationStep> {
  return eachPlace(counts, (text, path, count) => {
    const [route, type] = [findValueAt(count, ['page']), findValueAt(count, ['section'])];
    const data = typeof route === 'string' ? file.page(route) : undefined;
    if (!data || typeof type !== 'string') return NOTHING;
    const page: OldFile = { ...file, kind: 'page', data };
    const sections = inSections(type)(page).map((place) => findValueAt(data, place));
    const split = SPLIT.find(
      (each) => each.type === type && each.variant === findValueAt(sections[0], ['variant']),
    );
    const isAlike = sections.every((section) => findValueAt(section, ['variant']) === split?.variant);
    return split && isAlike ? setValue(text, [...path, 'section'], split.into) : NOTHING;
  })(file);
}
