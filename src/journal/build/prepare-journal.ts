import type { ExtensionSources, PreparedExtension } from '../../build/extensions/site-extension.ts';
import { languageOf } from '../record/language-of.ts';
import { journalRecord } from '../record/record.ts';
import { titlePrefix } from '../record/status.ts';
import { resolveJournal } from '../resolve/resolve-journal.ts';
import { journalAddition } from './journal-addition.ts';

/** Makes the journal's record once; its lists and everything that it adds to the site come from that. */
export async function prepareJournal(sources: ExtensionSources): Promise<PreparedExtension> {
  const journal = journalRecord(sources);
  return {
    titlePrefixes: new Map(journal.papers.map(({ route, status }) => [route, titlePrefix(status)])),
    collections: (media) => resolveJournal(sources.pages, media, journal, languageOf(sources.site)),
    addition: (folder, today) => journalAddition(journal, folder, today, languageOf(sources.site)),
  };
}
