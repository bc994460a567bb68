import type { Statement } from '../record/statements.ts';
import type { FullText } from '../text/full-text.ts';

/** A document to be printed: its text, and what is around it. */
export interface PrintedDocument {
  /** The file to be written, below the content folder. */
  file: string;
  title: string;
  subtitle?: string;
  /** What kind of work it is: Research paper, HRM report. */
  kind: string;
  authors: { name: string; position: string; affiliation: string }[];
  /** The first words of the first page; the running head of the pages after it. */
  masthead: { name: string; detail: string; running: string };
  /** Above the title: what readers have to know before they read. */
  note?: { label: string; text: string };
  /** At the foot of every page. */
  foot: string;
  /** What is over the abstract, where it is none: Summary. */
  abstractTitle?: string;
  abstract: string[];
  /** What the file says it is about; without it, what the facts say. */
  keywords?: string[];
  /** Facts beside the abstract. */
  facts: { term: string; value: string }[];
  text: FullText;
  /** The files of its figures as addresses that hold them (data:), by their paths below the content. */
  pictures: Record<string, string>;
  /** Behind the text: what the authors declare. */
  statements: Statement[];
  references: string[];
  language: string;
  /** The number that the first page carries. */
  firstPage: number;
  /** The number that the last page must have, where the content states it. */
  lastPage?: number;
  /** The date that the file says it was made on: year and month, or the day. */
  published: string;
  /** True for a long report: a title page, a page of contents, chapters that begin on new pages. */
  long: boolean;
}
