import { longDate, monthInWords } from '../../core/page/date-words.ts';
import { journalHeads } from '../formats/heads.ts';
import { journalFiles, lastChanges } from '../formats/journal-files.ts';
import type { KeptRecords } from '../record/kept-records.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import type { JournalRecord } from '../record/record.ts';
import { serverJournal, serverJournalFile } from '../record/server-record.ts';
import { journalHeaders } from '../formats/signposting.ts';
import type { SiteAddition } from '../../build/extensions/site-extension.ts';

/**
 * What the journal adds to the built site: head data, citations, feeds, the index for the search, and the record from
 * which the server answers harvesters.
 * @param kept the days of the papers' records, where they are kept
 * @param language in which months are named
 */
export function journalAddition(
  journal: JournalRecord,
  kept: KeptRecords | undefined,
  language: string,
): SiteAddition {
  const record = JSON.stringify(serverJournal(journal, kept));
  return {
    heads: journalHeads(journal),
    files: journalFiles(journal, language).set(serverJournalFile, record),
    changes: lastChanges(journal),
    amendments: new Map(journal.papers.filter(({ status }) => status === 'retracted').map(marked)),
    headers: journalHeaders(journal),
  };
}

/** The file of a retracted paper says so itself: it is passed on without its page. */
function marked(paper: PaperRecord): [file: string, amend: (bytes: Uint8Array) => Promise<Uint8Array>] {
  const { title, translation, url, pdf, notices = [] } = paper;
  const { date, note } = notices.findLast(({ kind }) => kind === 'retraction')!;
  const when = date.length > 7 ? longDate(date, 'en-GB') : monthInWords(date, 'en');
  const retraction = { title, translation: translation?.title, date: when, note, url };
  return [
    pdf.path.slice(1),
    async (bytes) => (await import('./retracted-pdf.ts')).retractedPdf(bytes, retraction),
  ];
}
