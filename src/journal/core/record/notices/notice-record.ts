import type { CollectionEntry } from 'pagewright/content';
import type { WrittenNotice } from '../../../content/notice.gen.ts';
import type { WrittenAuthor } from '../../../content/written-parts.ts';
import type { WrittenJournal } from '../../../content/journal.gen.ts';
import { authorRecord, authorName, type AuthorRecord } from '../authors/author.ts';
import { withoutEmpty } from '../without-empty.ts';
import type { NoticedPaper } from './mentions.ts';
import type { PaperRecord } from '../paper-record.ts';
import { createRights } from '../rights.ts';

interface NoticeContext {
  siteUrl: string;
  /** The language of notices that name none. */
  language: string;
  journal: Pick<WrittenJournal, 'title' | 'licence' | 'copyrightHolder' | 'publisher'>;
}

/**
 * A notice in the form of a paper, so that all outputs of papers also work for notices. Its authors are its
 * signatories. A signatory who is an author of the paper has the institution of that author; others have the
 * journal.
 */
export function noticeRecord(
  { to, data }: CollectionEntry,
  paper: PaperRecord,
  { siteUrl, language, journal }: NoticeContext,
): PaperRecord {
  const notice = data as WrittenNotice;
  const { title, published, summary, reason } = notice;
  const record = withoutEmpty<Omit<PaperRecord, 'keywords'>>({
    route: to,
    url: siteUrl + to,
    slug: to.replace(/^.*\//, ''),
    title,
    plainTitle: title,
    kind: notice.kind,
    noticeOf: toNoticedPaper(paper),
    authors: notice.signedBy.map((each) => signer(each, paper, journal.title)),
    abstract: [summary, ...(reason ? [reason] : [])],
    language: notice.language ?? language,
    subject: paper.subject,
    volume: notice.volume,
    issue: notice.issue,
    published,
    rights: createRights(published, journal.licence, journal),
    doi: notice.doi,
    sample: notice.sample,
  });
  return { ...record, keywords: [] };
}

function signer(
  { role, ...name }: WrittenNotice['signedBy'][number],
  { authors }: PaperRecord,
  journalTitle: string,
): AuthorRecord {
  const signingAuthor = authors.find((author) => author.name === authorName(name));
  if (!signingAuthor)
    return authorRecord({
      ...groupOrPerson(name),
      ...(role && { position: role }),
      affiliation: journalTitle,
    });
  const { affiliation, ror, furtherAffiliations, orcid, position } = signingAuthor;
  const place = withoutEmpty<Partial<WrittenAuthor>>({
    affiliation,
    ror,
    furtherAffiliations,
    orcid,
    position: role ?? position,
  });
  return authorRecord({ ...(signingAuthor.isGroup ? { group: signingAuthor.name } : name), ...place });
}

/** A signatory: a name of several words without parts is a group, such as The editors. */
function groupOrPerson({ name, ...parts }: Pick<WrittenAuthor, 'name' | 'given' | 'family'>): WrittenAuthor {
  if (name === undefined) return parts;
  return name.includes(' ') ? { group: name } : { name };
}

function toNoticedPaper({ route, url, title, language, volume, firstPage, doi }: PaperRecord): NoticedPaper {
  return withoutEmpty<NoticedPaper>({ route, url, title, language, volume, firstPage, doi });
}
