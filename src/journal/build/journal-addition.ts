import type { Redirect } from '../../core/content/redirects.ts';
import { fileRedirects } from '../formats/file-redirects.ts';
import { journalHeads } from '../formats/heads.ts';
import { journalFiles, lastChanges } from '../formats/journal-files.ts';
import type { KeptRecords } from '../record/kept-records.ts';
import type { JournalRecord } from '../record/record.ts';
import { serverJournal, serverJournalFile } from '../record/server-record.ts';
import { journalHeaders } from '../formats/signposting.ts';
import type { SiteAddition } from '../../build/extensions/site-extension.ts';

/**
 * What the journal adds to the built site: head data, citations, feeds, the index for the search, and the record from
 * which the server answers harvesters.
 * @param kept the days of the papers' records, where they are kept
 * @param language in which months are named
 * @param redirects of the content
 */
export function journalAddition(
  journal: JournalRecord,
  kept: KeptRecords | undefined,
  language: string,
  redirects: readonly Redirect[],
): SiteAddition {
  const record = JSON.stringify(serverJournal(journal, kept));
  const removed = [...(kept ?? [])].flatMap(([route, { hash }]) => (hash === undefined ? [route] : []));
  return {
    heads: journalHeads(journal),
    files: journalFiles(journal, language).set(serverJournalFile, record),
    changes: lastChanges(journal),
    headers: journalHeaders(journal),
    redirects: fileRedirects(journal, redirects, removed),
  };
}
