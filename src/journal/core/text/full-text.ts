import type { ElementNode } from 'pagewright/content';
import type { Chart } from './chart/read-chart.ts';

/* The text of a paper as a tree, independent of its format: the source of the paper's page, JATS, EPUB and PDF. The
   tree is a JSON value, which the build caches until the file changes. Ids are XML names, unique in the paper:
   section-2-1, figure-1, table-1, equation-1, note-1. The third reference is ref-3, its first citation cite-3-1,
   the first mark of note 2 mark-2-1. */
export interface FullText {
  /** The blocks before the first heading. */
  opening: Block[];
  sections: TextSection[];
  /** Footnotes in the order of their first marks. */
  notes: Footnote[];
}

/** A section with its subsections. */
export interface TextSection {
  id: string;
  title: Inline[];
  blocks: Block[];
  /** The sections below it, of the next level. */
  sections: TextSection[];
}

/** A footnote, and the ids of its marks in the text, to link back. */
export interface Footnote {
  id: string;
  /** Its number, from 1. */
  number: number;
  blocks: Block[];
  /** The ids of its marks in the text. */
  marks: string[];
}

/** A part of a section, such as a paragraph. */
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
  /** The language in the fence or tag: r, python. */
  language?: string;
}

/** The common parts of tables and figures: “Table 1” and the sentence after it. */
export interface Captioned {
  id: string;
  /** Its name in the text: Table 1, तालिका 1. */
  label: string;
  caption: Inline[];
}

export interface Table extends Captioned {
  kind: 'table';
  /** Rows of column headings. */
  head: Cell[][];
  rows: Cell[][];
}

export interface Cell {
  /** Whether it is the heading of its column or row. */
  isHeading: boolean;
  align?: 'left' | 'center' | 'right';
  columns?: number;
  rows?: number;
  inlines: Inline[];
}

export interface Figure extends Captioned {
  kind: 'figure';
  /** Its description, for people who can't see it. */
  alt: string;
  picture: FigurePicture;
}

/** A file, by its path below the content (journal/v1/i1/map.png); or the numbers of a chart. */
export type FigurePicture = { file: string } | { chart: Chart };

/** A numbered formula in a separate line. */
export interface Equation {
  kind: 'equation';
  id: string;
  /** Its number in the text, without brackets: 1. */
  label: string;
  math: MathElement;
  /** Its TeX source, if any. */
  tex?: string;
}

/** A piece of a paragraph: a text, or a text with a meaning. */
export type Inline = string | Styled | LinkInline | Citation | CrossReference | NoteMark | InlineMath | Break;

/** An emphasized or otherwise styled text. */
export interface Styled {
  kind: 'emphasis' | 'strong' | 'sub' | 'sup' | 'code';
  inlines: Inline[];
}

export interface LinkInline {
  kind: 'link';
  to: string;
  inlines: Inline[];
}

/** One citation: “2”, “Irani, 2020”. Brackets and commas around it are text. */
export interface Citation {
  kind: 'citation';
  /** Its own id: cite-2-1. */
  id: string;
  /** The number of the reference in the list, from 1. */
  reference: number;
  inlines: Inline[];
}

/** A link to a figure, a table, an equation or a section of the paper. */
export interface CrossReference {
  kind: 'cross-reference';
  target: string;
  inlines: Inline[];
}

/** The mark of a footnote, displayed as its number. */
export interface NoteMark {
  kind: 'mark';
  /** Its own id: mark-2-1. */
  id: string;
  /** The number of the note. */
  note: number;
}

/** A formula in a line of text. */
export interface InlineMath {
  kind: 'math';
  math: MathElement;
  tex?: string;
}

/** A line break. */
export interface Break {
  kind: 'break';
}

/** The element math of MathML, without a prefix: a tree that can be rendered directly. */
export type MathElement = ElementNode;
