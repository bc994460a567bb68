import type { CitedWork } from '../../content/journal-parts.gen.ts';
import type { WrittenPaper } from '../../content/paper.gen.ts';

/** An author, as far as a file has data. */
export type ImportedAuthor = Partial<WrittenPaper['authors'][number]>;

/** The imported data of one paper: nothing is added, and typography is unchanged. */
export type ImportedPaper = Partial<Omit<WrittenPaper, 'type' | 'file' | 'authors' | 'published'>> & {
  authors?: ImportedAuthor[];
  /** The date as exactly as in the file, perhaps only a year. */
  published?: string;
};

/** The full text of a paper, written next to it with its pictures. */
export interface ImportedText {
  /** The extension: Markdown or JATS. */
  ending: 'md' | 'xml';
  text: string;
  /** The pictures by their names in the text; those without bytes are next to the imported file. */
  pictures: { name: string; bytes?: Uint8Array }[];
}

/** An imported paper, and remarks about guessed or omitted parts. */
export interface ImportResult {
  paper: ImportedPaper;
  text?: ImportedText;
  /** The paper as a cited work, if the file comes from a reference manager. */
  work?: CitedWork;
  /** The name of its file, if the imported file has one. */
  slug?: string;
  /** Sentences for the user of the command. */
  remarks: string[];
}

/** The papers of a file, or the reason why it can't be read. */
export type ReadPapers = { papers: ImportResult[] } | { refused: string };
