import type { FullText } from './full-text.ts';

/** A range of a text: offsets in UTF-16 units, from 0. */
export interface OffsetRange {
  offset: number;
  length: number;
}

/** The range in lines and columns from 1; the end is after the last character. */
export interface TextRange {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A diagnostic of a text, with its place in the file. */
export type PaperTextDiagnostic<Place = TextRange> = Place & {
  severity?: 'error' | 'warning';
  code: string;
  message: string;
  hint: string;
  /** The replacement for the range, and whether it is only probable. */
  fix?: string;
  guess?: true;
  /** More ranges of the same fix. */
  also?: readonly (Place & { fix: string })[];
};

/** The references of a text to other files, with their places. */
export interface TextFacts<Place = TextRange> {
  /** The text's own diagnostics, in file order. */
  diagnostics: PaperTextDiagnostic<Place>[];
  /** The cited references, by number. */
  citations: (Place & { reference: number })[];
  /** The pages of the site that it links to. */
  links: (Place & { to: string })[];
  /** The files of its figures, by path below the content. */
  pictures: (Place & { file: string })[];
}

/** The facts of a text for other files, as cached. */
export interface CachedTextFacts extends TextFacts {
  /** The ids of the figures that are charts. */
  charts: string[];
  /** The size of its markup in bytes, without references. */
  weight: number;
  /** Its different words, for the search. */
  searchWords: string;
}

/** The result of reading: the text as far as it can be parsed, and its facts. */
export interface ReadText<Place = TextRange> {
  facts: TextFacts<Place>;
  text: FullText;
}
