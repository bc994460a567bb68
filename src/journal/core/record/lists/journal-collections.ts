import {
  byNumber,
  byTitle,
  pagesWithTemplate,
  type CollectedPage,
  type CollectionEntry,
} from '../../../../core/content/collections.ts';

/** The collections of the journal, by the names in sections. */
export interface JournalCollections extends Record<string, CollectionEntry[]> {
  /** Papers without an issue first, newest at the top; then the newest issue, by page and title. */
  papers: CollectionEntry[];
  /** Oldest first. */
  issues: CollectionEntry[];
  /** Corrections, retractions and similar notices; oldest first. */
  notices: CollectionEntry[];
}

export function journalCollections(pages: readonly CollectedPage[]): JournalCollections {
  const papers = pagesWithTemplate(pages, 'paper').sort(
    (a, b) =>
      byNumber('volume', noIssue)(b, a) ||
      byNumber('issue', noIssue)(b, a) ||
      (a.data['volume'] === undefined ? byDate(b, a) : firstPage(a) - firstPage(b)) ||
      byTitle(a, b),
  );
  const issues = pagesWithTemplate(pages, 'issue').sort(byNumber('volume', 0, byNumber('issue', 0)));
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
    // Their papers link to them.
    'paper-context': notices,
    'paper-text': [],
    'paper-references': [],
    board: [],
  };
}

/** Greater than any number of a volume or an issue. */
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
