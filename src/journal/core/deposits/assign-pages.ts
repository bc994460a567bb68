import type { PaperRecord } from '../record/paper-record.ts';

export interface PageSpan {
  first: number;
  last: number;
}

/**
 * The missing page numbers of an issue's papers, by route: consecutive in the order of the issue, by the page counts
 * of their PDFs. After a paper of unknown length numbering stops.
 */
export function assignPages(papers: readonly PaperRecord[]): {
  assigned: Map<string, PageSpan>;
  reasons: string[];
} {
  const assigned = new Map<string, PageSpan>();
  let last = Math.max(0, ...papers.map(({ lastPage }) => (typeof lastPage === 'number' ? lastPage : 0)));
  for (const { route, slug, firstPage, articleNumber, pdf } of papers) {
    if ((firstPage ?? articleNumber) !== undefined) continue;
    if (!pdf?.pages || pdf.sample) {
      const why = pdf?.sample ? 'is a sample' : 'is missing, or can’t be read';
      const reason = `${slug} gets no page numbers, nor does what follows it: its PDF ${why}.`;
      return { assigned, reasons: [reason] };
    }
    assigned.set(route, { first: last + 1, last: last + pdf.pages });
    last += pdf.pages;
  }
  return { assigned, reasons: [] };
}
