import type { PaperRecord } from '../record/paper-record.ts';

export interface PageSpan {
  first: number;
  last: number;
}

/**
 * The page numbers that the papers of an issue still have to get, by their routes: they run on in the order in which the
 * issue shows its papers, by the pages that their PDFs have. Behind a paper of unknown length nothing can be counted.
 */
export function assignPages(papers: readonly PaperRecord[]): {
  assigned: Map<string, PageSpan>;
  reasons: string[];
} {
  const assigned = new Map<string, PageSpan>();
  let last = Math.max(0, ...papers.map(({ lastPage = 0 }) => lastPage));
  for (const { route, slug, firstPage, pdf } of papers) {
    if (firstPage !== undefined) continue;
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
