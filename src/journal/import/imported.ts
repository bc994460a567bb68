import type { WrittenPaper } from '../content/paper.gen.ts';

/** An author as far as a file names him or her. */
export type ImportedAuthor = Partial<WrittenPaper['authors'][number]>;

/** What a file says of one paper: nothing is made up, and nothing is set as a printer would yet. */
export type ImportedPaper = Partial<Omit<WrittenPaper, 'type' | 'file' | 'authors' | 'published'>> & {
  authors?: ImportedAuthor[];
  /** As exactly as the file knows it: a year alone, too. */
  published?: string;
};

/** A paper of a file, and what of it was guessed or left out. */
export interface Imported {
  paper: ImportedPaper;
  /** Its full text as Markdown, with the pictures that it names: they go beside it. */
  text?: { markdown: string; pictures: { name: string; bytes: Uint8Array }[] };
  /** The name of its file, where the other one gives it a name. */
  slug?: string;
  /** Sentences for who imports it. */
  remarks: string[];
}

/** The papers of a file; or why it can't be read, for people. */
export type ReadPapers = { papers: Imported[] } | { refused: string };
