import type { Collections } from '../content/collections.ts';
import type { Showing } from '../content/dates/showing.ts';
import type { Texts } from '../content/texts.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { JsonPath } from '../json/json-source.ts';
import type { FileFacts } from './file-facts.ts';
import { pathOf, type Origin, type References, type Place } from './references.ts';
import type { MediaFile, Project, ProjectFile, ThemeFiles } from '../project.ts';
import type { HouseStyle } from './texts/house-style.ts';

/** A file as rules across files see it: what is known of it, and its source, which is read again where it is asked for. */
export interface CheckedFile extends FileFacts, Origin {
  file: string;
  /** Everything in it that refers to something else, found anew: for what is rarely wanted. */
  references(): References;
}

export interface CheckedPage extends CheckedFile {
  /** Empty for the page that answers unknown addresses. */
  route: string;
}

export interface CheckedForm extends CheckedFile {
  id: string;
}

/** A file that was just read, as rules that look at it alone see it. */
export interface ReadFile extends References, HouseStyle {
  /** Whether the file keeps to its schema: rules about the whole file wait until it does. */
  valid: boolean;
  /** Whether it has a template that nobody expanded, or not into sections that can be drawn. */
  opaque: boolean;
  /** Where the editor's schemas lie, from the site's root. */
  editorSchemas: string | undefined;
}

/** What a rule that looks across files may know. */
export interface RuleContext {
  set: SchemaSet;
  /** What of the content is on the site; rules look at all of it, so that nothing is at fault on the day when it comes. */
  showing: Showing;
  /** All pages, the one for unknown addresses last. */
  pages: CheckedPage[];
  byRoute: Map<string, CheckedPage>;
  site: CheckedFile | null;
  forms: CheckedForm[];
  /** The words of forms in other languages. */
  translations: CheckedFile[];
  /** The files of the shared sections. */
  shared: readonly string[];
  /** What answers at addresses of the past; null where none is kept. */
  redirects: CheckedFile | null;
  /** Media by path. */
  media: Map<string, MediaFile>;
  /** The texts beside pages, as the extension in use has read them. */
  texts: Texts;
  /** Every file of the content; empty where nobody has looked. */
  files: readonly string[];
  /** What lies among them and is neither a file nor a folder. */
  odd: NonNullable<Project['odd']>;
  collections: Collections;
  theme?: ThemeFiles | undefined;
  /** What commands keep beside the content. */
  records: readonly ProjectFile[];
  /** The words of the interface, in all languages that there are. */
  messageFiles: readonly ProjectFile[];
  /** Whether templates were expanded; without it, every page that has one is opaque. */
  canExpand: boolean;
  /** Whether the build writes a file at this address, although no content lies there. */
  isBuiltFile(address: string): boolean;
}

/** Looks at the whole project and gives what is wrong; it may rest where earlier rules have found the cause. */
export type Rule = (context: RuleContext, found: readonly Diagnostic[]) => Iterable<Diagnostic>;

/** Looks at one file: what it finds follows from that file alone, and from the site’s house style. */
export type FileRule = (file: ReadFile) => Iterable<Diagnostic>;

export interface Report {
  code: string;
  message: string;
  hint?: string | undefined;
  severity?: 'error' | 'warning';
  /** What was probably meant, to be written in place of the stretch. */
  meant?: string | undefined;
  /** What was probably meant, to be added elsewhere in the file. */
  adds?: Diagnostic['adds'];
  /** Other files that the fault comes from. */
  about?: string[];
  /** Points at the key and not at the value. */
  what?: 'key' | 'value';
}

/** A diagnostic at a place of a file. */
export function fault(origin: Origin, place: Place, report: Report): Diagnostic {
  const { code, message, hint, severity = 'error', what = 'value', about, meant, adds } = report;
  const { source } = origin;
  const path = pathOf(origin, place);
  const range =
    place.offset === undefined
      ? source.locate(path, what)
      : source.locateInText(path, place.offset, place.length ?? 1);
  return {
    file: source.file,
    ...range,
    severity,
    code,
    message,
    ...(hint ? { hint } : {}),
    ...(about ? { about } : {}),
    ...(adds ? { adds, guess: true } : {}),
    ...(meant !== undefined && isText(source.data, path) ? guessed(meant, place) : {}),
  };
}

/** The place of a value in the data of a page's template. */
export function inTemplate(...path: JsonPath): Place {
  return { path: ['template', ...path] };
}

/** What a template makes of its data stands nowhere, and only texts are written anew. */
function isText(data: unknown, path: JsonPath): boolean {
  const value = path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' ? (found as Record<string | number, unknown> | null)?.[key] : undefined,
    data,
  );
  return typeof value === 'string';
}

/** Within a text as people read it; a whole text with its quotes. */
function guessed(meant: string, { offset }: Place): Pick<Diagnostic, 'fix' | 'guess'> {
  return { fix: offset === undefined ? JSON.stringify(meant) : meant, guess: true };
}
