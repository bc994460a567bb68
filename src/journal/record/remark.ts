import type { PaperRecord } from './paper-record.ts';
import type { WrittenNotice } from '../content/written-parts.ts';

/** What a reader of a citation has to know besides: that the paper is a sample, that it was corrected or retracted. */
export function remarkOf(paper: Pick<PaperRecord, 'sample' | 'notices'>): string | undefined {
  const remarks = [
    ...(paper.sample ? ['Sample paper: people, institutions, data and sources are invented.'] : []),
    ...(paper.notices ?? []).map(noticeText),
  ];
  return remarks.join(' ') || undefined;
}

/** Retraction, 2025-10: what was wrong. */
function noticeText({ kind, date, note }: WrittenNotice): string {
  return `${noticeWords[kind]}, ${date}: ${note}`;
}

const noticeWords: Record<WrittenNotice['kind'], string> = {
  correction: 'Correction',
  'expression-of-concern': 'Expression of concern',
  retraction: 'Retraction',
};
