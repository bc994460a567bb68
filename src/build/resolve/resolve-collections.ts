import { monthInWords } from '../../core/page/date-words.ts';
import { collect } from '../../core/content/collections.ts';
import type { CollectionEntry } from '../../core/content/collections.ts';
import type { JournalRecord } from '../../journal/record/record.ts';
import { statusOf, statusWords } from '../../journal/record/status.ts';
import type { WrittenIssue, WrittenPaper } from '../../journal/record/written.ts';
import type { IssueCard, PaperCard, Tile } from '../../core/content/resolved.ts';
import type { ValidPage } from '../../core/validate.ts';
import { createCite } from '../../journal/citations/citations.ts';
import { cover as drawCover } from '../../journal/resolve/cover.ts';
import { readDrawing } from '../media/drawing.ts';
import type { MediaResolver, ResolvedCollections } from './context.ts';
import { paperContext } from '../../journal/resolve/paper-context.ts';
import { authorIndex, subjectIndex } from '../../journal/resolve/paper-index.ts';

/**
 * The lists that pages ask for by name, made from the pages themselves.
 * @param journal the journal's record, from which citations and indexes are made; without it there are none
 */
export async function resolveCollections(
  pages: readonly ValidPage[],
  media: MediaResolver,
  journal?: JournalRecord,
): Promise<ResolvedCollections> {
  const { services, papers, issues } = collect(pages);
  const cards = await Promise.all(papers.map((entry) => paperCard(entry, media)));
  const cite = await createCite();
  const covers = issues.map((entry) => issueCard(entry, cards, media, journal?.title ?? ''));
  return {
    services: await Promise.all(services.map((entry) => tile(entry, media))),
    papers: cards,
    issues: withNeighbours(await Promise.all(covers)),
    index: {
      author: authorIndex(journal?.papers ?? []),
      subject: subjectIndex(journal?.papers ?? []),
    },
    board: journal?.board ?? [],
    aroundPaper: (route) => paperContext(journal, cite, route),
  };
}

interface WrittenTile {
  title: string;
  short?: string;
  text: string;
  image: { src: string; alt: string };
}

/** The issue's data, with the cover that its page shows, where it has one of its own. */
type IssueOnPage = WrittenIssue & { cover?: { src: string; alt: string } };

async function tile({ to, data }: CollectionEntry, media: MediaResolver): Promise<Tile> {
  const { title, short, text, image } = data as unknown as WrittenTile;
  return { title, ...(short && { short }), text, image: await media.image(image), to };
}

async function paperCard({ to, data }: CollectionEntry, media: MediaResolver): Promise<PaperCard> {
  const paper = data as unknown as WrittenPaper;
  const { title, language, authors, volume, issue, published, subject, file } = paper;
  const status = statusOf(paper.notices ?? []);
  return {
    title,
    language,
    authors: authors.map(({ given, family, name, position, affiliation, email }) => ({
      name: name ?? [given, family].filter(Boolean).join(' '),
      position: `${position}, ${affiliation}`,
      ...(email && { email }),
    })),
    volume,
    issue,
    published: monthInWords(published),
    subject,
    ...(status && { notice: statusWords[status] }),
    file: await media.download(file),
    to,
  };
}

async function issueCard(
  { to, data }: CollectionEntry,
  papers: PaperCard[],
  media: MediaResolver,
  journal: string,
): Promise<IssueCard> {
  const { volume, issue, published, title, cover } = data as unknown as IssueOnPage;
  return {
    volume,
    issue,
    published: monthInWords(published),
    cover: cover ? await media.image(cover) : readDrawing(drawCover(volume, issue), ''),
    ...(title && { title }),
    journal,
    to,
    papers: papers.filter((paper) => paper.volume === volume && paper.issue === issue),
  };
}

/** Each issue with the one before and the one after it. */
function withNeighbours(issues: IssueCard[]): IssueCard[] {
  const linkTo = (issue: IssueCard | undefined) =>
    issue && { label: `Volume ${issue.volume}, Issue ${issue.issue}, ${issue.published}`, to: issue.to };
  return issues.map((issue, place) => {
    const [previous, next] = [linkTo(issues[place - 1]), linkTo(issues[place + 1])];
    return { ...issue, ...(previous && { previous }), ...(next && { next }) };
  });
}
