import type { PaperRecord } from '../record/paper-record.ts';
import type { FullText } from '../text/full-text.ts';
import type { BookPicture } from './pictures.ts';

/** What the files of a book are made from. */
export interface Book {
  paper: PaperRecord;
  journal: { title: string; publisher: string; issn?: string };
  text: FullText;
  pictures: readonly BookPicture[];
}
