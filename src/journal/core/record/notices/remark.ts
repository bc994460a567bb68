import type { NoticeKind } from '../../../content/written-parts.ts';
import { permanentAddress, type NoticeMention } from './mentions.ts';
import type { PaperRecord } from '../paper-record.ts';

/**
 * The remark for citations: the paper is a sample, or was corrected or retracted; for a notice, the remark names
 * its paper.
 */
export function citationRemark(
  paper: Pick<PaperRecord, 'sample' | 'notices' | 'noticeOf'>,
): string | undefined {
  const { sample, notices = [], noticeOf } = paper;
  const remarks = [
    ...(sample ? [sampleWords(noticeOf !== undefined)] : []),
    ...(noticeOf ? [`About “${noticeOf.title}”, ${permanentAddress(noticeOf)}`] : []),
    ...notices.map(noticeText),
  ];
  return remarks.join(' ') || undefined;
}

/** The remark about a sample. */
export function sampleWords(isNotice: boolean): string {
  return isNotice
    ? 'Sample notice: what it says is invented.'
    : 'Sample paper: people, institutions, data and sources are invented.';
}

/** Retraction, 2025-10: what was wrong. */
function noticeText({ kind, date, note }: NoticeMention): string {
  return `${noticeWords[kind]}, ${date}: ${note}`;
}

/** The English names of notices. */
export const noticeWords: Record<NoticeKind, string> = {
  correction: 'Correction',
  addendum: 'Addendum',
  'expression-of-concern': 'Expression of concern',
  retraction: 'Retraction',
};
