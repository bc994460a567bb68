import { textOf } from '../json/text-of.ts';
import type { JsonObject } from './valid-page.ts';

/** A page as a collection sees it. In a validation it may have faults: it is counted all the same. */
export interface CollectedPage {
  route: string;
  file: string;
  /** Everything but its sections, where that is known without reading the file again. */
  head?: object;
  data: JsonObject;
}

/** A page as a member of a collection: unresolved, as it is in its file. */
export interface CollectionEntry {
  /** The route of the page. */
  to: string;
  page: CollectedPage;
  /** What the page says of itself as a member: its tile, or the data of its template. */
  data: JsonObject;
}

/** The lists that pages, the footer and counts can ask for by name, in their order. */
export type Collections = ReadonlyMap<string, readonly CollectionEntry[]>;

/** Finds the members of some collections among the pages. */
export type Collect = (pages: readonly CollectedPage[]) => Record<string, CollectionEntry[]>;

/**
 * Finds the members of all collections.
 * @param pages all pages, in the order of their files
 * @param more what extensions add; "services", the pages that have a tile, is always there
 */
export function collect(pages: readonly CollectedPage[], more: readonly Collect[] = []): Collections {
  return new Map([services, ...more].flatMap((find) => Object.entries(find(pages))));
}

const services: Collect = (pages) => ({
  services: pages
    .flatMap((page) => entry(page, headOf(page)['tile']))
    .sort(byNumber('order', Infinity, byTitle)),
});

/** The pages that are drawn by a template, with the template's data; for extensions. */
export function pagesWithTemplate(pages: readonly CollectedPage[], name: string): CollectionEntry[] {
  return pages.flatMap((page) =>
    entry(page, headOf(page)['template']).filter(({ data }) => data['type'] === name),
  );
}

function headOf(page: CollectedPage): JsonObject {
  return (page.head as JsonObject | undefined) ?? page.data;
}

type Compare = (a: CollectionEntry, b: CollectionEntry) => number;

/** Compares by a number in the data; where two have the same, by what comes `then`. */
export function byNumber(key: string, missing: number, then: Compare = () => 0): Compare {
  const value = ({ data }: CollectionEntry) => (typeof data[key] === 'number' ? data[key] : missing);
  return (a, b) => {
    const [left, right] = [value(a), value(b)];
    return left === right ? then(a, b) : left - right;
  };
}

export function byTitle(a: CollectionEntry, b: CollectionEntry): number {
  return textOf(a.data['title']) < textOf(b.data['title']) ? -1 : 1;
}

function entry(page: CollectedPage, data: unknown): CollectionEntry[] {
  if (typeof data !== 'object' || data === null) return [];
  return [{ to: page.route, page, data: data as JsonObject }];
}
