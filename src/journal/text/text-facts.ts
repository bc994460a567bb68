import type { FullText } from './full-text.ts';

/** Something wrong with a text, at a place in its file. */
export interface TextFault extends Stretch {
  severity?: 'error' | 'warning';
  code: string;
  message: string;
  hint: string;
}

/** A stretch of a text: offsets in UTF-16 units, from 0. */
export interface Stretch {
  offset: number;
  length: number;
}

/** What other files have to say of a text, with the places where it asks. */
export interface TextFacts {
  /** What is wrong with it whatever the others say. */
  faults: TextFault[];
  /** The works that it cites, by their numbers. */
  citations: (Stretch & { reference: number })[];
  /** The files of its figures, by their paths below the content. */
  pictures: (Stretch & { file: string })[];
}

/** What reading gives: the text with all that could be read, and what is known of it. */
export interface ReadText {
  facts: TextFacts;
  text: FullText;
}
