import { textsOf } from '../json/json-source.ts';
import { textOf } from '../json/text-of.ts';
import { isMoment } from '../schema/formats.ts';
import { endOfDay, momentsOf, type Moment, type Period } from '../content/dates/moments.ts';
import { codeOf } from '../content/section-code.ts';
import type { JsonObject } from '../content/valid-page.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { uncommonCharacters } from '../theme/uncommon-characters.ts';
import type { Lists, References } from './references.ts';

/** The lists that rules across files look into. */
const ACROSS = [
  'links',
  'addresses',
  'ids',
  'images',
  'films',
  'downloads',
  'forms',
  'collections',
] as const satisfies (keyof Lists)[];

/** What is wrong with a file by itself. */
export interface Verdict {
  /** Whether it keeps to its schema: rules about the whole file wait until it does. */
  valid: boolean;
  /** What breaks the syntax or the schema. */
  broken: readonly Diagnostic[];
  /** What the rules for single files find. */
  found: readonly Diagnostic[];
  /** When something in the file comes or goes, in the order of time. */
  moments?: readonly Moment[] | undefined;
}

/** What is wrong with a page for as long as some of its sections and entries are there, and others are not. */
export interface StateFaults {
  period: Period;
  faults: readonly Diagnostic[];
}

/** What a build wants to know of every file without reading it again. */
export interface FileHead extends Pick<Verdict, 'valid' | 'moments'> {
  /** What the file says; of a page, all but its sections. */
  data: JsonObject;
  /** The names of the code of its sections (`codeOf`), of those inside others and of its template’s too. */
  types: readonly string[];
  /** The characters beyond ASCII in its text, each once. */
  characters: string;
}

/** What rules across files want to know besides: to read it takes four times as long. */
export interface FileBody extends Omit<Verdict, 'valid' | 'moments'>, Pick<Lists, (typeof ACROSS)[number]> {
  /** Whether the file could be read at all. */
  readable: boolean;
  /** Whether it has a template that nobody expanded, or not into sections that can be drawn. */
  opaque: boolean;
  /** What is wrong with the sections that its template makes. */
  templateFaults: readonly Diagnostic[];
  /** The shared sections that it uses, by their names. */
  uses?: readonly string[] | undefined;
  /** What it holds of the words that the site accepts as they are. */
  accepted?: readonly string[] | undefined;
  /** What is wrong with the page for a time only. */
  states?: readonly StateFaults[] | undefined;
}

/** What is known of a file without reading it again. It is JSON, small beside its file, and kept from run to run. */
export interface FileFacts extends FileHead, FileBody {}

/** The part of the facts that is in the file itself. */
export function factsIn(
  references: References,
): Pick<
  FileFacts,
  (typeof ACROSS)[number] | 'readable' | 'data' | 'types' | 'characters' | 'moments' | 'uses'
> {
  const { source, kind, data, sectionLists } = references;
  const moments = momentsIn(references);
  const lists = Object.fromEntries(ACROSS.map((name) => [name, references[name]]));
  const { sections: _sections, ...head } = data;
  return {
    ...(lists as Pick<Lists, (typeof ACROSS)[number]>),
    readable: source.data !== undefined,
    data: kind === 'page' ? head : data,
    characters: uncommonCharacters(textsOf(source)),
    ...(moments.length > 0 && { moments }),
    ...(source.uses && { uses: source.uses }),
    types: [...new Set(sectionLists.flatMap(({ sections }) => sections.map(nameOfCode)))],
  };
}

/** When something in the file comes, goes or is over. */
function momentsIn({ dated, days }: References): Moment[] {
  const ends = days.filter(({ day }) => isMoment(day)).map(({ day }) => ({ until: endOfDay(day) }));
  return momentsOf([...dated.map(({ period }) => period), ...ends]);
}

function nameOfCode(section: unknown): string {
  const { type, variant } = (section as JsonObject | null) ?? {};
  return codeOf({ type: textOf(type), variant });
}
