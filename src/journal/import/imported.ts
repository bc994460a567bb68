import type { WrittenPaper } from '../content/paper.gen.ts';

/** An author as far as a file names him or her. */
export type ImportedAuthor = Partial<WrittenPaper['authors'][number]>;

/** What a file says of one paper: nothing is made up, and nothing is set as a printer would yet. */
export type ImportedPaper = Partial<Omit<WrittenPaper, 'type' | 'file' | 'authors' | 'published'>> & {
  authors?: ImportedAuthor[];
  /** As exactly as the file knows it: a year alone, too. */
  published?: string;
};

/** The full text of a paper, which goes beside it with the pictures that it names. */
export interface ImportedText {
  /** Markdown or JATS. */
  ending: 'md' | 'xml';
  words: string;
  /** By the names that the text gives them; those without bytes lie beside the file that was read. */
  pictures: { name: string; bytes?: Uint8Array }[];
}

/** A paper of a file, and what of it was guessed or left out. */
export interface Imported {
  paper: ImportedPaper;
  text?: ImportedText;
  /** The name of its file, where the other one gives it a name. */
  slug?: string;
  /** Sentences for who imports it. */
  remarks: string[];
}

/** The papers of a file; or why it can't be read, for people. */
export type ReadPapers = { papers: Imported[] } | { refused: string };
