import type { PaperRecord } from '../record/paper-record.ts';
import type { FullText } from '../text/full-text.ts';
import type { EpubJournal } from './epub-file.ts';
import type { BookPicture } from './pictures.ts';

/** What the files of a book are made from. */
export interface Book {
  paper: PaperRecord;
  journal: EpubJournal;
  text: FullText;
  pictures: readonly BookPicture[];
}
