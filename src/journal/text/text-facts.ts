import type { FullText } from './full-text.ts';

/** A stretch of a text: offsets in UTF-16 units, from 0. */
export interface Stretch {
  offset: number;
  length: number;
}

/** The same stretch as people count: lines and columns from 1, the end behind the last character. */
export interface TextRange {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** Something wrong with a text, at a place in its file. */
export type TextFault<Place = TextRange> = Place & {
  severity?: 'error' | 'warning';
  code: string;
  message: string;
  hint: string;
};

/** What other files have to say of a text, with the places where it asks. */
export interface TextFacts<Place = TextRange> {
  /** What is wrong with it whatever the others say, in the order of the file. */
  faults: TextFault<Place>[];
  /** The works that it cites, by their numbers. */
  citations: (Place & { reference: number })[];
  /** The pages of the site that it links to. */
  links: (Place & { to: string })[];
  /** The files of its figures, by their paths below the content. */
  pictures: (Place & { file: string })[];
}

/** What others have to know of a text, as it is kept beside it. */
export interface KeptTextFacts extends TextFacts {
  /** The ids of the figures that are drawn of numbers. */
  charts: string[];
  /** What it weighs as markup, its references apart, in bytes. */
  weight: number;
}

/** What reading gives: the text with all that could be read, and what is known of it. */
export interface ReadText<Place = TextRange> {
  facts: TextFacts<Place>;
  text: FullText;
}
