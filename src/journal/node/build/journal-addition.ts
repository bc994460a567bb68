import type { Redirect } from 'pagewright/content';
import type { HashOfContent, PageHead, SiteAddition } from 'pagewright/extension';
import { fileRedirects } from '../../core/formats/file-redirects.ts';
import { journalHeads } from '../../core/formats/heads/heads.ts';
import { createJournalFiles, lastChanges } from '../../core/formats/journal-files.ts';
import type { StoredRecords } from '../../core/record/stored/stored-records.ts';
import type { JournalRecord } from '../../core/record/record.ts';
import { serverJournal, serverJournalFile } from '../../core/record/stored/server-journal.ts';
import { journalHeaders } from '../../core/formats/heads/signposting.ts';
import { valueHash } from '../resolve/value-hash.ts';
import { retractedFiles } from './amendments.ts';
import { filesOfPapers } from './paper-files.ts';

/**
 * The journal's additions to the built site: head data, citations, feeds, the search index, and the file with all
 * records, from which the server answers harvesters (OAI-PMH).
 * @param stored the stored dates of the papers' records, if any
 * @param from the language for names of months, the content's redirects, and hashes of its files
 */
export function journalAddition(
  journal: JournalRecord,
  stored: StoredRecords | undefined,
  from: { language: string; redirects: readonly Redirect[]; getHash: HashOfContent },
): SiteAddition {
  const { language, redirects, getHash } = from;
  const removed = [...(stored ?? [])].flatMap(([route, { hash }]) => (hash === undefined ? [route] : []));
  return {
    heads: createHeads(journal),
    *files() {
      yield* createJournalFiles(journal, language);
      yield [serverJournalFile, JSON.stringify(serverJournal(journal, stored))];
    },
    made: [...filesOfPapers(journal, getHash), ...retractedFiles(journal.papers, getHash)],
    changes: lastChanges(journal),
    headers: journalHeaders(journal),
    redirects: fileRedirects(journal, redirects, removed),
  };
}

/** The heads of pages by route, each with a hash of its inputs: a head with an unchanged hash need not be created. */
function createHeads(journal: JournalRecord): Map<string, PageHead> {
  const heads = [...journalHeads(journal)].map(([route, { entries, from }]): [string, PageHead] => {
    return [route, { entries, follows: from ? from.map(valueHash).join(' ') : valueHash(entries()) }];
  });
  return new Map(heads);
}
