import type { TreeNode } from 'pagewright/content';
import type { Statement } from '../../core/record/statements.ts';
import type { FullText } from '../../core/text/full-text.ts';

/** A document to print: its text, and its surroundings. */
export interface PrintableDocument {
  /** The target file, below the content folder. */
  file: string;
  title: string;
  subtitle?: string;
  /** The kind of work: Research paper, HRM report. */
  kind: string;
  authors: { name: string; position: string; affiliation: string }[];
  /** The first words of the first page; the running head of later pages. */
  masthead: { name: string; detail: string; running: string };
  /** A warning or remark above the title. */
  note?: { label: string; text: string };
  /** The text at the foot of every page. */
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
  /** The authors' declarations, after the text. */
  statements: Statement[];
  /** The references as texts, or as printed from data. */
  references: (string | TreeNode[])[];
  language: string;
  /** The number of the first page. */
  firstPage: number;
  /** The required number of the last page, if the content has one. */
  lastPage?: number;
  /** The creation date in the file: year and month, or the day. */
  published: string;
  /** Whether it is a long report, with a title page, a table of contents and chapters on new pages. */
  isLong: boolean;
}
