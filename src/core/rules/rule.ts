import type { Collections } from '../content/collections.ts';
import type { ShowingOptions } from '../content/dates/showing.ts';
import type { Texts } from '../content/texts.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { JsonPath } from '../json/json-source.ts';
import type { FileFacts } from './file-facts.ts';
import { resolvePath, type Origin, type FileReferences, type Place } from './references.ts';
import type { MediaFile, Project, ProjectFile, ThemeFiles } from '../project.ts';
import type { HouseStyle } from './texts/house-style.ts';
import { findValueAt } from '../json/data-path.ts';

/** A file for rules across files: cached facts, and its source, which is read on demand. */
export interface CheckedFile extends FileFacts, Origin {
  file: string;
  /** All references, collected on each call; only for rare cases. */
  references(): FileReferences;
}

/** A parsed page, for rules that check all content. */
export interface CheckedPage extends CheckedFile {
  /** Empty for pages without a route. */
  route: string;
}

/** A form, for rules across files. */
export interface CheckedForm extends CheckedFile {
  id: string;
}

/** A parsed file, for rules that check one file. */
export interface ParsedFile extends FileReferences, HouseStyle {
  /** Whether the file matches its schema: rules about the whole file run only then. */
  valid: boolean;
  /** Whether it has a template that was not expanded, or whose output can't be rendered. */
  opaque: boolean;
  /** The folder of editor schemas, from the site's root. */
  editorSchemas: string | undefined;
}

/** The context of a rule across files. */
export interface RuleContext {
  set: SchemaSet;
  /**
   * The content that visitors see now. Rules check all content, so that scheduled content is valid when it
   * appears.
   */
  showing: ShowingOptions;
  /** All pages, those without a route last. */
  pages: CheckedPage[];
  byRoute: Map<string, CheckedPage>;
  site: CheckedFile | null;
  forms: CheckedForm[];
  /** The translations of forms. */
  translations: CheckedFile[];
  /** The files of shared sections. */
  shared: readonly string[];
  /** The redirects; null if there are none. */
  redirects: CheckedFile | null;
  /** Media by path. */
  media: Map<string, MediaFile>;
  /** The text files that belong to pages, as parsed by the active extension. */
  texts: Texts;
  /** All content files; empty if the caller has not listed them. */
  files: readonly string[];
  /** Entries among them that are neither file nor folder. */
  odd: NonNullable<Project['odd']>;
  collections: Collections;
  theme?: ThemeFiles | undefined;
  /** Files that commands write next to the content. */
  records: readonly ProjectFile[];
  /** The messages of the interface in all languages. */
  messageFiles: readonly ProjectFile[];
  /** Whether templates were expanded; otherwise every page with one is opaque. */
  canExpand: boolean;
  /** Whether the build writes a file at this address although no content describes it. */
  isBuiltFile(address: string): boolean;
}

/**
 * Checks the whole project.
 * @param found the diagnostics so far: a rule may skip a check whose result they already explain
 */
export type Rule = (context: RuleContext, found: readonly Diagnostic[]) => Iterable<Diagnostic>;

/** Checks one file. It knows the site's house style, but no other file. */
export type FileRule = (file: ParsedFile) => Iterable<Diagnostic>;

/** The content of a diagnostic; `createDiagnostic` adds its position. */
export interface RuleReport {
  code: string;
  message: string;
  hint?: string | undefined;
  severity?: 'error' | 'warning';
  /** The probable replacement for the range. */
  meant?: string | undefined;
  /** A probable addition elsewhere in the file. */
  adds?: Diagnostic['adds'];
  /** Other files that are involved. */
  about?: string[];
  /** Diagnostics that follow from this one. */
  explains?: Diagnostic['explains'];
  /** Marks the key instead of the value. */
  what?: 'key' | 'value';
}

/**
 * Creates a diagnostic at a place in a file.
 * @param origin the file, as the rule received it
 * @param place the path of the value; with an offset and a length, in UTF-16 units, a part of its text
 * @param report code, message and hint. Default: an error at the value
 */
export function createDiagnostic(origin: Origin, place: Place, report: RuleReport): Diagnostic {
  const { code, message, hint, severity = 'error', what = 'value', about, meant, adds, explains } = report;
  const { source } = origin;
  const path = resolvePath(origin, place);
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
    ...(explains ? { explains } : {}),
    ...(adds ? { adds, guess: true } : {}),
    ...(meant !== undefined && (place.isElsewhere ?? isText(source.data, path)) ? guessed(meant, place) : {}),
  };
}

/**
 * The place of a value in a page's template data.
 * @param path keys and indices below `template`
 */
export function inTemplate(...path: JsonPath): Place {
  return { path: ['template', ...path] };
}

/**
 * Whether a fix can replace text here: the output of a template has no place in the file, and only texts can
 * be replaced.
 */
function isText(data: unknown, path: JsonPath): boolean {
  return typeof findValueAt(data, path) === 'string';
}

/** The fix: plain text for a part of a text, a JSON string for a whole text. */
function guessed(meant: string, { offset, isElsewhere }: Place): Pick<Diagnostic, 'fix' | 'guess'> {
  return { fix: offset === undefined && !isElsewhere ? JSON.stringify(meant) : meant, guess: true };
}
