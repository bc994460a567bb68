import { collect } from '../../core/collections.ts';
import type { CollectionEntry } from '../../core/collections.ts';
import type { IssueCard, PaperCard, Tile } from '../../core/resolved.ts';
import type { ValidPage } from '../../core/validate.ts';
import type { MediaResolver, ResolvedCollections } from './context.ts';

/** The lists that pages ask for by name, made from the pages themselves. */
export async function resolveCollections(pages: readonly ValidPage[], media: MediaResolver): Promise<ResolvedCollections> {
  const { services, papers, issues } = collect(pages);
  const cards = await Promise.all(papers.map((entry) => paperCard(entry, media)));
  return {
    services: await Promise.all(services.map((entry) => tile(entry, media))),
    papers: cards,
    issues: await Promise.all(issues.map((entry) => issueCard(entry, cards, media))),
  };
}

/** A month as people read it: 2025-07 → July 2025. */
export function monthInWords(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  return date.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

interface WrittenTile {
  title: string;
  short?: string;
  text: string;
  image: { src: string; alt: string };
}

interface WrittenPaper {
  title: string;
  language: string;
  authors: { given?: string; family?: string; name?: string; position: string; affiliation: string; email?: string }[];
  volume: number;
  issue: number;
  published: string;
  file: string;
}

interface WrittenIssue {
  volume: number;
  issue: number;
  published: string;
  cover: { src: string; alt: string };
}

async function tile({ to, data }: CollectionEntry, media: MediaResolver): Promise<Tile> {
  const { title, short, text, image } = data as unknown as WrittenTile;
  return { title, ...(short && { short }), text, image: await media.image(image), to };
}

async function paperCard({ to, data }: CollectionEntry, media: MediaResolver): Promise<PaperCard> {
  const { title, language, authors, volume, issue, published, file } = data as unknown as WrittenPaper;
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
    file: await media.download(file),
    to,
  };
}

async function issueCard({ to, data }: CollectionEntry, papers: PaperCard[], media: MediaResolver): Promise<IssueCard> {
  const { volume, issue, published, cover } = data as unknown as WrittenIssue;
  return {
    volume,
    issue,
    published: monthInWords(published),
    cover: await media.image(cover),
    to,
    papers: papers.filter((paper) => paper.volume === volume && paper.issue === issue),
  };
}
