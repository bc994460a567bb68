import type { CollectionEntry } from 'pagewright/content';
import type { WrittenNotice } from '../../../content/notice.gen.ts';
import type { NoticeKind } from '../../../content/written-parts.ts';
import { withoutEmpty } from '../without-empty.ts';

/** A notice as part of its paper's record. */
export interface NoticeMention {
  kind: NoticeKind;
  date: string;
  /** The error in the paper, and the consequence. */
  note: string;
  title: string;
  route: string;
  url: string;
  doi?: string;
}

/** A paper as part of its notice's record. */
export interface NoticedPaper {
  route: string;
  url: string;
  title: string;
  language: string;
  volume?: number;
  firstPage?: number | string;
  doi?: string;
}

/**
 * The notices of papers by the papers’ routes, oldest first.
 * @param entries the pages of notices
 */
export function mentionsByPaper(
  entries: readonly CollectionEntry[],
  siteUrl: string,
): Map<string, NoticeMention[]> {
  const mentions = entries.map(({ to, data }) => {
    const { of, kind, published, summary, title, doi } = data as WrittenNotice;
    const mention = { kind, date: published, note: summary, title, route: to, url: siteUrl + to, doi };
    return { of, mention: withoutEmpty<NoticeMention>(mention) };
  });
  const oldestFirst = mentions.sort((one, other) => (one.mention.date < other.mention.date ? -1 : 1));
  const byPaper = Map.groupBy(oldestFirst, ({ of }) => of);
  return new Map([...byPaper].map(([of, all]) => [of, all.map(({ mention }) => mention)]));
}

/** The permanent address of a work: its DOI, else its page. */
export function permanentAddress({ doi, url }: { doi?: string; url: string }): string {
  return doi ? `https://doi.org/${doi}` : url;
}
