import type { ElementNode } from '../../core/content/resolved.ts';
import type { Chart } from './chart/read-chart.ts';

/*
 * The text of a paper as a tree, from whichever file it was read. Every output is made from it: the paper's page, JATS,
 * EPUB and PDF. It is a JSON value: the build keeps it for as long as the file stays as it is.
 *
 * Ids are names of XML, unique in the paper: section-2-1, figure-1, table-1, equation-1, note-1. The reference of number
 * 3 is ref-3, the first place where it is cited cite-3-1, the first mark of note 2 mark-2-1.
 */
export interface FullText {
  /** What stands before the first heading. */
  opening: Block[];
  sections: TextSection[];
  /** Footnotes in the order of their first marks. */
  notes: Note[];
}

export interface TextSection {
  id: string;
  title: Inline[];
  blocks: Block[];
  /** The sections below it, of the next level. */
  sections: TextSection[];
}

export interface Note {
  id: string;
  /** Its number, from 1. */
  number: number;
  blocks: Block[];
  /** The ids of its marks in the text. */
  marks: string[];
}

export type Block = Paragraph | List | Quote | Code | Table | Figure | Equation;

export interface Paragraph {
  kind: 'paragraph';
  inlines: Inline[];
}

export interface List {
  kind: 'list';
  isOrdered: boolean;
  /** The number of the first item of an ordered list. */
  start: number;
  items: Block[][];
}

export interface Quote {
  kind: 'quote';
  blocks: Block[];
}

export interface Code {
  kind: 'code';
  text: string;
  /** As the fence or the tag names it: r, python. */
  language?: string;
}

/** What tables, figures share: “Table 1” and the sentence after it. */
export interface Captioned {
  id: string;
  /** What it is called in the text: Table 1, तालिका 1. */
  label: string;
  caption: Inline[];
}

export interface Table extends Captioned {
  kind: 'table';
  /** Rows of headings over the columns. */
  head: Cell[][];
  rows: Cell[][];
}

export interface Cell {
  /** Whether it names its column, or its row. */
  isHeading: boolean;
  align?: 'left' | 'center' | 'right';
  columns?: number;
  rows?: number;
  inlines: Inline[];
}

export interface Figure extends Captioned {
  kind: 'figure';
  /** What it shows, for people who can't see it. */
  alt: string;
  picture: Picture;
}

/** A file, by its path below the content (journal/v1/i1/map.png); or numbers, of which a chart is drawn. */
export type Picture = { file: string } | { chart: Chart };

export interface Equation {
  kind: 'equation';
  id: string;
  /** Its number in the text, without brackets: 1. */
  label: string;
  math: MathElement;
  /** What it was written as, where that was TeX. */
  tex?: string;
}

export type Inline = string | Styled | TextLink | Citation | CrossReference | Mark | InlineMath | Break;

export interface Styled {
  kind: 'emphasis' | 'strong' | 'sub' | 'sup' | 'code';
  inlines: Inline[];
}

export interface TextLink {
  kind: 'link';
  to: string;
  inlines: Inline[];
}

/** One cited work: “2”, “Irani, 2020”. Brackets and commas around it are text. */
export interface Citation {
  kind: 'citation';
  /** Its own: cite-2-1. */
  id: string;
  /** The number of the work in the list of references, from 1. */
  reference: number;
  inlines: Inline[];
}

/** Leads to a figure, a table, an equation or a section of the paper. */
export interface CrossReference {
  kind: 'cross-reference';
  target: string;
  inlines: Inline[];
}

/** The mark of a footnote, drawn as its number. */
export interface Mark {
  kind: 'mark';
  /** Its own: mark-2-1. */
  id: string;
  /** The number of the note. */
  note: number;
}

export interface InlineMath {
  kind: 'math';
  math: MathElement;
  tex?: string;
}

export interface Break {
  kind: 'break';
}

/** The element math of MathML, without a prefix: a tree that can be drawn as it is. */
export type MathElement = ElementNode;
