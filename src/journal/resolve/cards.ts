import { readDrawing } from '../../build/media/drawing/drawing.ts';
import type { MediaResolver } from '../../build/resolve/context.ts';
import type { CollectionEntry } from '../../core/content/collections.ts';
import { monthInWords } from '../../core/page/date-words.ts';
import type { IssueCard, PaperCard } from '../content/resolved.ts';
import { issueOf, type PlaceInIssues } from '../record/place.ts';
import { statusOf, statusWords } from '../record/status.ts';
import type { WrittenIssue } from '../content/issue.gen.ts';
import type { WrittenPaper } from '../content/paper.gen.ts';
import { cover as drawCover } from './cover.ts';

/** What listings show of a paper. */
export async function paperCard(
  { to, data }: CollectionEntry,
  media: MediaResolver,
  siteLanguage: string,
): Promise<PaperCard> {
  const paper = data as WrittenPaper;
  const { title, language, authors, published, subject, file } = paper;
  const status = statusOf(paper.notices ?? []);
  return {
    title,
    language,
    authors: authors.map(({ given, family, name, position, affiliation, email }) => ({
      name: name ?? [given, family].filter(Boolean).join(' '),
      position: `${position}, ${affiliation}`,
      ...(email && { email }),
    })),
    ...issueOf(paper),
    published: monthInWords(published, siteLanguage),
    subject,
    ...(status && { notice: statusWords[status] }),
    file: await media.download(file),
    to,
  };
}

/** Papers by the numbers of their volume and issue. */
type PapersByIssue = ReadonlyMap<string, readonly PaperCard[]>;

/** The numbers of a volume and an issue as one name; papers online first have one in common. */
export function numbersOf({ volume, issue }: PlaceInIssues): string {
  return `${volume}.${issue}`;
}

/**
 * What listings show of the issues, each with its papers and with the one before and the one after it.
 * @param journal its name, as covers print it
 * @param language in which months are named
 */
export async function issueCards(
  entries: readonly CollectionEntry[],
  papers: PapersByIssue,
  media: MediaResolver,
  journal: string,
  language: string,
): Promise<IssueCard[]> {
  const cards = await Promise.all(entries.map((entry) => issueCard(entry, papers, media, journal, language)));
  return cards.map((card, place) => {
    const [previous, next] = [linkTo(cards[place - 1]), linkTo(cards[place + 1])];
    return { ...card, ...(previous && { previous }), ...(next && { next }) };
  });
}

async function issueCard(
  { to, data }: CollectionEntry,
  papers: PapersByIssue,
  media: MediaResolver,
  journal: string,
  language: string,
): Promise<IssueCard> {
  const { volume, issue, published, title, cover } = data as WrittenIssue;
  const own = papers.get(numbersOf({ volume, issue })) ?? [];
  return {
    volume,
    issue,
    published: monthInWords(published, language),
    cover: cover ? await media.image(cover) : readDrawing(drawCover(volume, issue), ''),
    ...(title && { title }),
    journal,
    to,
    count: own.length,
    papers: [...own],
  };
}

function linkTo(issue: IssueCard | undefined) {
  return issue && { label: `Volume ${issue.volume}, Issue ${issue.issue}, ${issue.published}`, to: issue.to };
}
