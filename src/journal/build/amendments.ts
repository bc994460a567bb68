import type { Amendments } from '../../build/extensions/site-extension.ts';
import { longDate, monthInWords } from '../../core/page/date-words.ts';
import type { PaperRecord } from '../record/paper-record.ts';

/** The files of retracted papers say so themselves: they are passed on without their pages. */
export function amendmentsOf(papers: readonly PaperRecord[]): Amendments {
  return new Map(papers.filter(({ status }) => status === 'retracted').map(marked));
}

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
