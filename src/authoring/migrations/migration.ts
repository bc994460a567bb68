import type { JsonObject } from '../../core/content/valid-page.ts';
import type { Refused } from '../edits/text-edit.ts';
import type { FileKind } from '../../core/rules/references.ts';

/**
 * One numbered change of the content format, such as a renamed key. The content of every site goes through all
 * migrations once, in order; its _site.json holds the number of the last one of each owner.
 */
export interface Migration {
  /** The name of the extension that it belongs to, or `project`. Default: the engine */
  owner?: string;
  /** Its number, from 1 without gaps, within its owner. */
  number: number;
  /** The change in one plain sentence for an editor. */
  title: string;
  /** The steps, run one after the other, each over all files. */
  steps: readonly MigrationStep[];
  /** Examples of the change; a test migrates them, and validates the result. */
  examples: readonly MigrationExample[];
}

/** A piece of content before and after a migration. */
export interface MigrationExample {
  /**
   * The kind of the piece: a section as in _shared, or keys of a page, of _site.json, of a form or of the
   * redirects. Required keys may be left out.
   */
  kind: FileKind;
  before: JsonObject;
  after: JsonObject;
  /** The types of the shared sections that the piece uses, by name. */
  shared?: Readonly<Record<string, string>>;
}

/**
 * A pure function of one file. It returns the new text, with all other bytes unchanged, or a refusal with its
 * reason; the same text if there is nothing to change. Content that becomes a separate page is in `added`.
 */
export type MigrationStep = (file: OldFile) => { text: string; added?: readonly AddedPage[] } | Refused;

/** A page that a step creates from a part of another page. */
export interface AddedPage {
  /** The path, such as pages-config/news/opening.json; an existing file is not overwritten. */
  path: string;
  text: string;
}

/** A content file during its migration. */
export interface OldFile {
  /** From the root of the site. */
  path: string;
  kind: FileKind;
  text: string;
  /** The current data of the text. */
  data: JsonObject;
  /** The type of a shared section, by name, before this step. */
  typeOfShared(name: string): string | undefined;
  /** The data of the page with this route, before this step; undefined if there is none. */
  page(route: string): JsonObject | undefined;
}
