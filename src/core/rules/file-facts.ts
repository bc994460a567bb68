import { textWithShared } from '../json/json-source.ts';
import { toText } from '../json/to-text.ts';
import { isMoment } from '../schema/formats.ts';
import { endOfDay, listMoments, type Moment, type Period } from '../content/dates/moments.ts';
import { FOCUS_CODE, getCodeName } from '../content/section-code.ts';
import type { JsonObject } from '../content/valid-page.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { uncommonCharacters } from '../theme/uncommon-characters.ts';
import type { Lists, FileReferences } from './references.ts';

/** The lists that rules across files read. */
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

/** The diagnostics of a single file. */
export interface FileResult {
  /** Whether the file matches its schema: rules about the whole file run only then. */
  valid: boolean;
  /** Diagnostics of syntax and schema. */
  broken: readonly Diagnostic[];
  /** Diagnostics of the rules for single files. */
  found: readonly Diagnostic[];
  /** The moments at which something in the file appears or disappears, sorted. */
  moments?: readonly Moment[] | undefined;
}

/** The diagnostics of a page that hold only in some of its scheduled states. */
export interface StateDiagnostics {
  period: Period;
  diagnostics: readonly Diagnostic[];
}

/** The facts of each file that every build needs, stored so that the file need not be read. */
export interface FileHead extends Pick<FileResult, 'valid' | 'moments'> {
  /** The data of the file; for a page, without its sections. */
  data: JsonObject;
  /** The code names of its sections (`getCodeName`), with nested ones and those of its template. */
  types: readonly string[];
  /** The non-ASCII characters of its text, each once. */
  characters: string;
}

/** The other facts, which rules across files need: reading them takes four times as long. */
export interface FileBody
  extends Omit<FileResult, 'valid' | 'moments'>, Pick<Lists, (typeof ACROSS)[number]> {
  /** Whether the file could be parsed. */
  readable: boolean;
  /** Whether it has a template that was not expanded, or whose output can't be rendered. */
  opaque: boolean;
  /** The diagnostics of the sections that its template makes. */
  templateDiagnostics: readonly Diagnostic[];
  /** The names of the shared sections that it uses. */
  uses?: readonly string[] | undefined;
  /** The accepted words of the site that the file contains. */
  accepted?: readonly string[] | undefined;
  /** The name of the language or script of its texts, if it is clearly not the expected one. */
  otherLanguage?: string | undefined;
  /** The diagnostics of scheduled states. */
  states?: readonly StateDiagnostics[] | undefined;
}

/** The cached facts of a file, stored between runs as JSON that is small compared with the file. */
export interface FileFacts extends FileHead, FileBody {}

/** Collects the facts that the file itself contains. */
export function factsIn(
  references: FileReferences,
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
    characters: uncommonCharacters(textWithShared(source)),
    ...(moments.length > 0 && { moments }),
    ...(source.uses && { uses: source.uses }),
    types: [
      ...new Set(sectionLists.flatMap(({ sections }) => sections.map(nameOfCode))),
      ...(references.images.some(({ focus }) => focus) ? [FOCUS_CODE] : []),
    ],
  };
}

/** The moments at which something in the file appears, disappears or ends. */
function momentsIn({ dated, days }: FileReferences): Moment[] {
  const ends = days.filter(({ day }) => isMoment(day)).map(({ day }) => ({ until: endOfDay(day) }));
  return listMoments([...dated.map(({ period }) => period), ...ends]);
}

/** The code name of a section as it is written, even if it is invalid. */
export function nameOfCode(section: unknown): string {
  const { type, variant } = (section as JsonObject | null) ?? {};
  return getCodeName({ type: toText(type), variant });
}
