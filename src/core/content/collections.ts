import type { ValidPage } from '../validate.ts';

/** A page as a member of a collection: unresolved, as it stands in its file. */
export interface CollectionEntry {
  /** The route of the page. */
  to: string;
  page: ValidPage;
  /** The tile, for services; the template's data, for papers and issues. */
  data: Record<string, unknown>;
}

export interface Collections {
  services: CollectionEntry[];
  papers: CollectionEntry[];
  issues: CollectionEntry[];
}

export const COLLECTION_NAMES = ['services', 'papers', 'issues'] as const;

/** The lists that pages and the footer can ask for by name. */
export function collect(pages: readonly ValidPage[]): Collections {
  const services = pages.flatMap((page) => entry(page, page.data['tile']));
  const template = (name: string) =>
    pages.flatMap((page) => entry(page, page.data['template']).filter(({ data }) => data['type'] === name));
  return {
    services: services.sort(byNumber('order', Infinity, byTitle)),
    // Newest issue first; inside an issue by page, then by title.
    papers: template('paper').sort(
      (a, b) =>
        byNumber('volume', 0)(b, a) ||
        byNumber('issue', 0)(b, a) ||
        firstPage(a) - firstPage(b) ||
        byTitle(a, b),
    ),
    // Oldest first.
    issues: template('issue').sort((a, b) => byNumber('volume', 0)(a, b) || byNumber('issue', 0)(a, b)),
  };
}

type Compare = (a: CollectionEntry, b: CollectionEntry) => number;

function entry(page: ValidPage, data: unknown): CollectionEntry[] {
  if (typeof data !== 'object' || data === null) return [];
  return [{ to: page.route, page, data: data as Record<string, unknown> }];
}

function byNumber(key: string, missing: number, then: Compare = () => 0): Compare {
  const value = ({ data }: CollectionEntry) => (typeof data[key] === 'number' ? data[key] : missing);
  return (a, b) => {
    const [left, right] = [value(a), value(b)];
    return left === right ? then(a, b) : left - right;
  };
}

function byTitle(a: CollectionEntry, b: CollectionEntry): number {
  return String(a.data['title']) < String(b.data['title']) ? -1 : 1;
}

/** Papers without page numbers come last; a large number, because the difference of two infinities is none. */
function firstPage({ data }: CollectionEntry): number {
  const first = (data['pages'] as { first?: unknown } | null | undefined)?.first;
  return typeof first === 'number' ? first : Number.MAX_SAFE_INTEGER;
}
