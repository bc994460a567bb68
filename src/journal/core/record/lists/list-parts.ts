import { countParts } from './index-mentions.ts';
import type { JournalRoutes } from '../addresses/journal-routes.ts';

/** A part of a list with a separate page. */
export interface ListPart {
  list: 'archive' | 'authors' | 'subjects';
  /** The year of the archive, or the number of a part of an index. */
  part: number;
}

/** The number of issues per archive page: a cover has up to 4.5 kB, and a page at most 100 kB. */
const roomForIssues = 18;

/** The issues and papers of a journal, whose number decides how its lists are divided. */
export interface ListedJournal {
  issues: readonly { published: string }[];
  papers: readonly { authors: readonly unknown[] }[];
}

/** The parts of a journal's lists: the years of its issues, and parts of indexes that do not fit on one page. */
export function partsOfLists({ issues, papers }: ListedJournal): ListPart[] {
  const years = [...new Set(issues.map(publicationYear))].sort((one, other) => one - other);
  const mentions = papers.reduce((sum, { authors }) => sum + authors.length, 0);
  return [
    ...years.map((part): ListPart => ({ list: 'archive', part })),
    ...furtherParts('authors', mentions),
    ...furtherParts('subjects', papers.length),
  ];
}

/**
 * The parts that need a page and have none. The archive needs one for each year except the last, if its issues do not
 * fit on one page.
 * @param hasPage whether a page exists at an address
 */
export function missingParts(
  journal: ListedJournal,
  routes: JournalRoutes,
  hasPage: (route: string) => boolean,
): ListPart[] {
  const all = partsOfLists(journal).filter((part) => !hasPage(routes.part(part)));
  const years = new Set(all.flatMap(({ list, part }) => (list === 'archive' ? part : [])));
  const issuesOfYears = journal.issues.filter((issue) => years.has(publicationYear(issue)));
  const isCrowded = issuesOfYears.length > roomForIssues;
  const last = Math.max(...years);
  return all.filter(({ list, part }) => list !== 'archive' || (isCrowded && part !== last));
}

function publicationYear({ published }: { published: string }): number {
  return Number(published.slice(0, 4));
}

function furtherParts(list: ListPart['list'], mentions: number): ListPart[] {
  return Array.from({ length: Math.max(0, countParts(mentions) - 1) }, (_, index) => ({
    list,
    part: index + 2,
  }));
}
