import { toText } from '../json/to-text.ts';
import type { JsonObject } from './valid-page.ts';

/** A page as a member of collections. During validation it may have errors; it still counts. */
export interface CollectedPage {
  route: string;
  file: string;
  /** Everything except the sections, if it is available without reading the file again. */
  head?: object;
  data: JsonObject;
}

/** A member of a collection: unresolved, as written in its file. */
export interface CollectionEntry {
  to: string;
  page: CollectedPage;
  /** The page's tile, or the data of its template. */
  data: JsonObject;
}

/** The lists of pages by name: pages, the footer and counts use them. */
export type Collections = ReadonlyMap<string, readonly CollectionEntry[]>;

/** Finds the members of the collections of an extension, or of the engine. */
export type Collect = (pages: readonly CollectedPage[]) => Record<string, CollectionEntry[]>;

/**
 * Finds the members of all collections.
 * @param pages all pages, in the order of their files
 * @param more the collections of extensions; "services", the pages with a tile, always exists
 */
export function collect(pages: readonly CollectedPage[], more: readonly Collect[] = []): Collections {
  return new Map([services, ...more].flatMap((find) => Object.entries(find(pages))));
}

const services: Collect = (pages) => ({
  services: pages
    .flatMap((page) => entry(page, getHead(page)['tile']))
    .sort(byNumber('order', Infinity, byTitle)),
});

/**
 * Finds the pages that use a template; for extensions.
 * @param pages all pages of the site, in the order of their routes
 * @param name the template's name
 * @returns an entry for each page, with the data of its template
 */
export function pagesWithTemplate(pages: readonly CollectedPage[], name: string): CollectionEntry[] {
  return pages.flatMap((page) =>
    entry(page, getHead(page)['template']).filter(({ data }) => data['type'] === name),
  );
}

function getHead(page: CollectedPage): JsonObject {
  return (page.head as JsonObject | undefined) ?? page.data;
}

type Compare = (a: CollectionEntry, b: CollectionEntry) => number;

/**
 * Returns a comparison of entries by a number in their data.
 * @param key the key of the number
 * @param missing the number of entries that have none
 * @param then compares entries with equal numbers. Default: they stay in their order
 */
export function byNumber(key: string, missing: number, then: Compare = () => 0): Compare {
  const value = ({ data }: CollectionEntry) => (typeof data[key] === 'number' ? data[key] : missing);
  return (a, b) => {
    const [first, second] = [value(a), value(b)];
    return first === second ? then(a, b) : first - second;
  };
}

/**
 * Compares two entries by the characters of their titles.
 * @param a one entry
 * @param b the other entry
 * @returns a negative number if the first entry comes first
 */
export function byTitle(a: CollectionEntry, b: CollectionEntry): number {
  return toText(a.data['title']) < toText(b.data['title']) ? -1 : 1;
}

function entry(page: CollectedPage, data: unknown): CollectionEntry[] {
  if (typeof data !== 'object' || data === null) return [];
  return [{ to: page.route, page, data: data as JsonObject }];
}
