import type { CitedWork } from '../../../core/content/parts.gen.ts';
import type { WrittenPaper } from '../../content/paper.gen.ts';

/** An author, as far as a file has data. */
export type ImportedAuthor = Partial<WrittenPaper['authors'][number]>;

/** The imported data of one paper: nothing is added, and typography is unchanged. */
export type ImportedPaper = Partial<Omit<WrittenPaper, 'type' | 'file' | 'authors' | 'published'>> & {
  authors?: ImportedAuthor[];
  /** As exactly as the file has it: also a year alone. */
  published?: string;
};

/** The full text of a paper, written next to it with its pictures. */
export interface ImportedText {
  /** Markdown or JATS. */
  ending: 'md' | 'xml';
  words: string;
  /** By the names in the text; those without bytes are next to the imported file. */
  pictures: { name: string; bytes?: Uint8Array }[];
}

/** An imported paper, and remarks about guessed or omitted parts. */
export interface Imported {
  paper: ImportedPaper;
  text?: ImportedText;
  /** The same as a work that papers cite, if the file is one of a reference manager. */
  work?: CitedWork;
  /** The name of its file, if the imported file has one. */
  slug?: string;
  /** Sentences for the person who imports it. */
  remarks: string[];
}

/** The papers of a file, or a message why it can't be read. */
export type ReadPapers = { papers: Imported[] } | { refused: string };
