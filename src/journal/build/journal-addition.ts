import { journalHeads } from '../formats/heads.ts';
import { journalFiles, lastChanges } from '../formats/journal-files.ts';
import type { KeptRecords } from '../record/kept-records.ts';
import type { JournalRecord } from '../record/record.ts';
import { serverJournal, serverJournalFile } from '../record/server-record.ts';
import { journalHeaders } from '../formats/signposting.ts';
import type { AddedFile, ReadContent, SiteAddition } from '../../build/extensions/site-extension.ts';
import { booksOf } from './books.ts';

/**
 * What the journal adds to the built site: head data, citations, feeds, the index for the search, and the record from
 * which the server answers harvesters.
 * @param kept the days of the papers' records, where they are kept
 * @param language in which months are named
 * @param read gives the bytes of a file of the content
 */
export function journalAddition(
  journal: JournalRecord,
  kept: KeptRecords | undefined,
  language: string,
  read: ReadContent,
): SiteAddition {
  const record = JSON.stringify(serverJournal(journal, kept));
  return {
    heads: journalHeads(journal),
    files: new Map<string, AddedFile>([
      ...journalFiles(journal, language),
      ...booksOf(journal, read),
      [serverJournalFile, record],
    ]),
    changes: lastChanges(journal),
    headers: journalHeaders(journal),
  };
}
