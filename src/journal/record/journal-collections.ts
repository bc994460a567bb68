import {
  byNumber,
  byTitle,
  pagesWithTemplate,
  type CollectedPage,
  type CollectionEntry,
} from '../../core/content/collections.ts';
import { textOf } from '../../core/json/text-of.ts';

/** The collections that the journal brings, by the names that sections ask for. */
export interface JournalCollections extends Record<string, CollectionEntry[]> {
  /** Newest issue first; inside an issue by page, then by title. */
  papers: CollectionEntry[];
  /** Oldest first. */
  issues: CollectionEntry[];
  /** Corrections, retractions and their like; oldest first. */
  notices: CollectionEntry[];
}

export function journalCollections(pages: readonly CollectedPage[]): JournalCollections {
  const papers = pagesWithTemplate(pages, 'paper').sort(
    (a, b) =>
      byNumber('volume', 0)(b, a) ||
      byNumber('issue', 0)(b, a) ||
      firstPage(a) - firstPage(b) ||
      byTitle(a, b),
  );
  const issues = pagesWithTemplate(pages, 'issue').sort(byNumber('volume', 0, byNumber('issue', 0)));
  const notices = pagesWithTemplate(pages, 'notice').sort((a, b) =>
    dateOf(a) === dateOf(b) ? byTitle(a, b) : dateOf(a) < dateOf(b) ? -1 : 1,
  );
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
    // Their papers lead to them.
    'paper-context': notices,
    board: [],
  };
}

function dateOf({ data }: CollectionEntry): string {
  return textOf(data['published']);
}

function isYear({ data }: CollectionEntry): boolean {
  return data['list'] === 'archive';
}

/** Papers without page numbers come last; a large number, because the difference of two infinities is none. */
function firstPage({ data }: CollectionEntry): number {
  const first = (data['pages'] as { first?: unknown } | null | undefined)?.first;
  return typeof first === 'number' ? first : Number.MAX_SAFE_INTEGER;
}
