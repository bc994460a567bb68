import type { CollectionEntry } from '../../../core/content/collections.ts';
import type { WrittenNotice } from '../../content/notice.gen.ts';
import type { NoticeKind } from '../../content/written-parts.ts';
import { filled } from '../filled.ts';

/** A notice as its paper tells it. */
export interface NoticeMention {
  kind: NoticeKind;
  date: string;
  /** What was wrong and what has been done. */
  note: string;
  title: string;
  route: string;
  url: string;
  doi?: string;
}

/** A paper as a notice of it tells it. */
export interface NoticedPaper {
  route: string;
  url: string;
  title: string;
  language: string;
  volume?: number;
  firstPage?: number;
  doi?: string;
}

/**
 * The notices of papers, by the papers’ routes, oldest first.
 * @param entries of the pages that are drawn as notices
 */
export function mentionsByPaper(
  entries: readonly CollectionEntry[],
  siteUrl: string,
): Map<string, NoticeMention[]> {
  const found = entries.map(({ to, data }) => {
    const { of, kind, published, summary, title, doi } = data as WrittenNotice;
    const mention = { kind, date: published, note: summary, title, route: to, url: siteUrl + to, doi };
    return { of, mention: filled<NoticeMention>(mention) };
  });
  const oldestFirst = found.sort((one, other) => (one.mention.date < other.mention.date ? -1 : 1));
  const byPaper = Map.groupBy(oldestFirst, ({ of }) => of);
  return new Map([...byPaper].map(([of, all]) => [of, all.map(({ mention }) => mention)]));
}

/** Where a work is found for good: by its DOI, else on its page. */
export function lastingAddress({ doi, url }: { doi?: string; url: string }): string {
  return doi ? `https://doi.org/${doi}` : url;
}
