import type { CollectionEntry } from '../../../core/content/collections.ts';
import type { WrittenNotice } from '../../content/notice.gen.ts';
import type { WrittenJournal } from '../../content/journal.gen.ts';
import { authorRecord } from '../authors/author.ts';
import { filled } from '../filled.ts';
import type { NoticedPaper } from './mentions.ts';
import type { PaperRecord } from '../paper-record.ts';
import { rightsOf } from '../rights.ts';

interface NoticeContext {
  siteUrl: string;
  /** The language of a notice that names none. */
  language: string;
  journal: Pick<WrittenJournal, 'title' | 'licence' | 'copyrightHolder' | 'publisher'>;
}

/**
 * A notice in the form of a paper, so that whatever is made of papers is made of notices, too. Who signs is its author, at
 * the journal.
 */
export function noticeRecord(
  { to, data }: CollectionEntry,
  paper: PaperRecord,
  { siteUrl, language, journal }: NoticeContext,
): PaperRecord {
  const notice = data as WrittenNotice;
  const { title, published, summary, reason } = notice;
  const record = filled<Omit<PaperRecord, 'keywords'>>({
    route: to,
    url: siteUrl + to,
    slug: to.replace(/^.*\//, ''),
    title,
    plainTitle: title,
    kind: notice.kind,
    noticeOf: noticed(paper),
    authors: notice.signedBy.map(({ role = '', ...name }) =>
      authorRecord({ ...name, position: role, affiliation: journal.title }),
    ),
    abstract: [summary, ...(reason ? [reason] : [])],
    language: notice.language ?? language,
    subject: paper.subject,
    volume: notice.volume,
    issue: notice.issue,
    published,
    rights: rightsOf(published, journal.licence, journal),
    doi: notice.doi,
    sample: notice.sample,
  });
  return { ...record, keywords: [] };
}

function noticed({ route, url, title, language, volume, firstPage, doi }: PaperRecord): NoticedPaper {
  return filled<NoticedPaper>({ route, url, title, language, volume, firstPage, doi });
}
