import type { PrintedReference } from '../../content/resolved.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import type { FullText } from '../../core/text/full-text.ts';
import type { BookPicture } from './pictures.ts';

/** The inputs of a book's files. */
export interface Book {
  paper: PaperRecord;
  journal: { title: string; publisher: string; issn?: string };
  text: FullText;
  pictures: readonly BookPicture[];
  /** The references as printed. */
  references: readonly PrintedReference[];
}
