import type { JsonObject } from '../content/valid-page.ts';
import type { Refused } from '../edits/text-edit.ts';
import type { FileKind } from '../rules/references.ts';

/**
 * One numbered change of what content looks like, such as a key that has another name from now on. Every site’s content
 * goes through all of them once, in their order; the number of the last stands in its _site.json.
 */
export interface Migration {
  /** Its place in the order, which begins with 1 and leaves out none. */
  number: number;
  /** What it changes, in one plain sentence for an editor. */
  title: string;
  /** Done one after the other, each over all files before the next begins. */
  steps: readonly Step[];
  /** They show what it changes; a test migrates them, and holds the outcome to the schemas. */
  examples: readonly MigrationExample[];
}

/** A piece of content before a migration and after it. */
export interface MigrationExample {
  /**
   * What the piece is: a section as it stands alone in _shared, keys of a page, of the site’s file, of a form or of the
   * redirects. Keys that every such file needs may be left out.
   */
  kind: FileKind;
  before: JsonObject;
  after: JsonObject;
  /** The types of the shared sections that the piece uses, by their names. */
  shared?: Readonly<Record<string, string>>;
}

/**
 * A pure function of one file: its text afterwards, made by edits that leave alone all that is not meant, or why it can’t
 * be changed. The same text where the file has nothing of what is meant. What has become a page of its own is added.
 */
export type Step = (file: OldFile) => { text: string; added?: readonly AddedPage[] } | Refused;

/** A page that a step makes from what stood in another one. */
export interface AddedPage {
  /** pages-config/journal/v1/i1/correction.json; one that is there already is not written over. */
  path: string;
  text: string;
}

/** A file of content on its way. */
export interface OldFile {
  /** From the root of the site. */
  path: string;
  kind: FileKind;
  text: string;
  /** What the text says now. */
  data: JsonObject;
  /** The type of a section that pages share, by its name, as it is before this step. */
  typeOfShared(name: string): string | undefined;
  /** The data of the page with this route, as they are before this step; undefined if there is none. */
  page(route: string): JsonObject | undefined;
}
