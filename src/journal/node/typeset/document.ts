import type { TreeNode } from '../../../core/content/resolved.ts';
import type { Statement } from '../../core/record/statements.ts';
import type { FullText } from '../../core/text/full-text.ts';

/** A document to print: its text, and its surroundings. */
export interface PrintedDocument {
  /** The target file, below the content folder. */
  file: string;
  title: string;
  subtitle?: string;
  /** The kind of work: Research paper, HRM report. */
  kind: string;
  authors: { name: string; position: string; affiliation: string }[];
  /** The first words of the first page; the running head of later pages. */
  masthead: { name: string; detail: string; running: string };
  /** Above the title: a warning or remark. */
  note?: { label: string; text: string };
  /** At the foot of every page. */
  foot: string;
  /** The heading of the abstract, such as Summary. Default: Abstract */
  abstractTitle?: string;
  abstract: string[];
  /** The keywords of the file. Default: the facts */
  keywords?: string[];
  /** Facts next to the abstract. */
  facts: { term: string; value: string }[];
  text: FullText;
  /** The files of its figures as data: addresses, by path below the content. */
  pictures: Record<string, string>;
  /** After the text: the authors' declarations. */
  statements: Statement[];
  /** A text each; data as they are printed. */
  references: (string | TreeNode[])[];
  language: string;
  /** The number of the first page. */
  firstPage: number;
  /** The required number of the last page, if the content has one. */
  lastPage?: number;
  /** The creation date in the file: year and month, or the day. */
  published: string;
  /** True for a long report: a title page, a table of contents, chapters that begin on new pages. */
  isLong: boolean;
}
