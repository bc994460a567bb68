import type { Makers } from '../../build/extensions/maker.ts';
import { createCite } from '../citations/citations.ts';
import { paperContext } from '../resolve/paper-context.ts';
import { paperText } from '../resolve/paper-texts.ts';
import { retractedFile } from './amendments.ts';
import { paperFiles, paperPicture } from './books.ts';

/** What the journal makes in whichever thread there is time: lists of single papers, by their names, and files. */
export const journalMakers: Makers = {
  'paper-context': async (source) => paperContext(source, await createCite()),
  'paper-text': (source, { textOf }) => paperText(source, textOf),
  'paper-files': paperFiles,
  'paper-picture': paperPicture,
  'retracted-file': retractedFile,
};
