import type { Makers } from 'pagewright/extension';
import { createCite } from '../citations/citations.ts';
import { paperContext } from '../resolve/paper-context.ts';
import { paperReferences } from '../resolve/paper-references.ts';
import { paperText } from '../resolve/paper-texts.ts';
import { retractedFile } from './amendments.ts';
import { paperFiles, paperPicture } from './paper-files.ts';

/** The journal's makers, which run in any thread: parts of pages about single papers, and files. */
export const journalMakers: Makers = {
  lists: {
    'paper-context': async (source) => paperContext(source, await createCite()),
    'paper-references': (source) => paperReferences(source),
    'paper-text': (source, { getText }, media) => paperText(source, getText, media),
  },
  files: { 'paper-files': paperFiles, 'paper-picture': paperPicture, 'retracted-file': retractedFile },
};
