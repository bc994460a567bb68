import { readDrawing } from 'pagewright/build';
import type { CollectionEntry } from 'pagewright/content';
import type { MediaResolver } from 'pagewright/extension';
import { monthInWords } from 'pagewright/text';
import { dateInWords } from '../../core/record/dates.ts';
import type { IssueCard, NoticeLink, PaperCard } from '../../content/resolved.ts';
import type { WrittenGuestEditor } from '../../content/written-parts.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import { kindNames } from '../../core/record/kinds.ts';
import { guestEditor } from '../../core/record/special-issue.ts';
import { statusWords, type PaperStatus } from '../../core/record/notices/status.ts';
import { issueKey } from '../../core/record/issue-number.ts';
import { issueNumbers, placeInWords } from '../../core/record/place.ts';
import type { WrittenIssue } from '../../content/issue.gen.ts';
import type { WrittenPaper } from '../../content/paper.gen.ts';
import { cover as drawCover } from './cover.ts';

/**
 * A paper in lists.
 * @param status the status of the paper, which follows from its notices
 */
export async function paperCard(
  { to, data }: CollectionEntry,
  media: MediaResolver,
  siteLanguage: string,
  status: PaperStatus | undefined,
): Promise<PaperCard> {
  const paper = data as WrittenPaper;
  const { title, language, authors, published, subject, file } = paper;
  return {
    title,
    language,
    authors: authors.map(({ given, family, name, group, position, affiliation, email }) => ({
      name: group ?? name ?? [given, family].filter(Boolean).join(' '),
      position: [position, affiliation].filter(Boolean).join(', '),
      ...(email && { email }),
    })),
    ...issueNumbers(paper),
    published: monthInWords(published, siteLanguage),
    subject: subject ?? kindNames[paper.kind ?? 'research-article'],
    ...(status && { notice: statusWords[status] }),
    ...(file !== undefined && { file: await media.download(file) }),
    to,
  };
}

/** The contents of issues, by the numbers of volume and issue. */
interface InIssues {
  papers: ReadonlyMap<string, readonly PaperCard[]>;
  notices: ReadonlyMap<string, readonly PaperRecord[]>;
}

/**
 * The issues in lists, each with its papers, the previous and the next issue.
 * @param journal the name of the journal, for covers
 * @param language the language in which months are named
 */
export async function issueCards(
  entries: readonly CollectionEntry[],
  inIssues: InIssues,
  media: MediaResolver,
  journal: string,
  language: string,
): Promise<IssueCard[]> {
  const cards = await Promise.all(
    entries.map((entry) => issueCard(entry, inIssues, media, journal, language)),
  );
  return cards.map((card, place) => {
    const [previous, next] = [linkTo(cards[place - 1]), linkTo(cards[place + 1])];
    return { ...card, ...(previous && { previous }), ...(next && { next }) };
  });
}

async function issueCard(
  { to, data }: CollectionEntry,
  { papers, notices }: InIssues,
  media: MediaResolver,
  journal: string,
  language: string,
): Promise<IssueCard> {
  const { volume, issue, published, title, guestEditors, cover } = data as WrittenIssue;
  const numbers = issueKey({ volume, issue });
  const issuePapers = papers.get(numbers) ?? [];
  const issueNotices = notices.get(numbers) ?? [];
  return {
    volume,
    issue,
    published: monthInWords(published, language),
    cover: cover ? await media.image(cover) : readDrawing(drawCover(volume, issue), ''),
    ...(title && { title }),
    ...(guestEditors && { guestEditors: guestEditors.map(editorCard) }),
    journal,
    to,
    count: issuePapers.length,
    papers: [...issuePapers],
    ...(issueNotices.length > 0 && { notices: issueNotices.map((notice) => noticeLink(notice, language)) }),
  };
}

function editorCard(editor: WrittenGuestEditor) {
  const { name, affiliation, orcid } = guestEditor(editor);
  return { name, affiliation, ...(orcid && { orcid }) };
}

function noticeLink({ title, language, route, published }: PaperRecord, siteLanguage: string): NoticeLink {
  return { title, language, to: route, published: dateInWords(published, siteLanguage) };
}

function linkTo(issue: IssueCard | undefined) {
  return issue && { label: `${placeInWords(issue)}, ${issue.published}`, to: issue.to };
}
