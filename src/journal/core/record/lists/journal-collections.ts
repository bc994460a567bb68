import {
  type CollectedPage,
  type CollectionEntry,
  byNumber,
  byTitle,
  pagesWithTemplate,
} from 'pagewright/content';
import type { IssueNumber } from '../../../content/journal-parts.gen.ts';
import { issueKey, sortIssues } from '../issue-number.ts';

/** The collections of the journal, by the names in sections. */
export interface JournalCollections extends Record<string, CollectionEntry[]> {
  /** Papers without an issue first, newest at the top; then the newest issue, by page and title. */
  papers: CollectionEntry[];
  /** Oldest first. */
  issues: CollectionEntry[];
  /** Corrections, retractions and similar notices; oldest first. */
  notices: CollectionEntry[];
}

/** Collects the journal's pages from all pages, in the order in which sections list them. */
export function journalCollections(pages: readonly CollectedPage[]): JournalCollections {
  const issues = sortEntries(pagesWithTemplate(pages, 'issue'));
  const paperEntries = pagesWithTemplate(pages, 'paper');
  const ranks = issueRanks([...issues, ...paperEntries]);
  const rank = ({ data }: CollectionEntry) => ranks.get(issueKey(data)) ?? noIssue;
  const papers = paperEntries.sort(
    (a, b) =>
      byNumber('volume', noIssue)(b, a) ||
      rank(b) - rank(a) ||
      (a.data['volume'] === undefined ? byDate(b, a) : firstPage(a) - firstPage(b)) ||
      byTitle(a, b),
  );
  const notices = pagesWithTemplate(pages, 'notice').sort((a, b) => byDate(a, b) || byTitle(a, b));
  const parts = pagesWithTemplate(pages, 'list-part');
  const [years, indexes] = [parts.filter(isYear), parts.filter((entry) => !isYear(entry))];
  return {
    papers,
    issues,
    notices,
    'newest-issues': issues,
    archive: [...issues, ...years],
    'paper-index': [...papers, ...indexes],
    'paper-shelf': papers,
    // Papers link to their notices.
    'paper-context': notices,
    'paper-text': [],
    'paper-references': [],
    board: [],
  };
}

/** Sorts entries, oldest first. Pages with errors are included: a page without numbers comes first. */
function sortEntries(entries: readonly CollectionEntry[]): CollectionEntry[] {
  const sortableEntries = entries.map((entry) => ({
    entry,
    volume: Number(entry.data['volume'] ?? 0),
    issue: writtenIssue(entry) ?? 0,
    published: String(entry.data['published']),
  }));
  return sortIssues(sortableEntries).map(({ entry }) => entry);
}

/** The positions of issues, by key; the issue of a paper may have no page. */
function issueRanks(entries: readonly CollectionEntry[]): Map<string, number> {
  const firstByKey = new Map<string, CollectionEntry>();
  for (const entry of entries) {
    const key = issueKey(entry.data);
    if (writtenIssue(entry) !== undefined && !firstByKey.has(key)) firstByKey.set(key, entry);
  }
  return new Map(sortEntries([...firstByKey.values()]).map(({ data }, index) => [issueKey(data), index]));
}

function writtenIssue({ data }: CollectionEntry): IssueNumber | undefined {
  const { issue } = data;
  return typeof issue === 'number' || typeof issue === 'string' ? issue : undefined;
}

/** Greater than any number of a volume, and than the number of issues. */
const noIssue = 1_000_000;

function byDate(one: CollectionEntry, other: CollectionEntry): number {
  const [own, its] = [String(one.data['published']), String(other.data['published'])];
  if (own === its) return 0;
  return own < its ? -1 : 1;
}

function isYear({ data }: CollectionEntry): boolean {
  return data['list'] === 'archive';
}

/** Papers without page numbers come last; a large number, because the difference of two infinities is NaN. */
function firstPage({ data }: CollectionEntry): number {
  const first = (data['pages'] as { first?: unknown } | null | undefined)?.first;
  return typeof first === 'number' ? first : Number.MAX_SAFE_INTEGER;
}
