/** The attributes of a document's `<html>` tag that describe the page. */
export interface DocumentFacts {
  /** The URL of the page's data. */
  data: string;
  build: string;
  version: string;
}

/** Reads the attributes of the `<html>` tag; undefined if the document is not a page of the application. */
export function documentFacts(html: string): DocumentFacts | undefined {
  const tag = /<html\b[^>]*>/.exec(html.slice(0, 2000))?.[0] ?? '';
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  const data = attribute('data-page');
  const build = attribute('data-build');
  const version = attribute('data-version');
  return data && build && version ? { data, build, version } : undefined;
}

/**
 * The reason why the service worker served a page from the cache: the network failed, or did not answer in
 * time.
 */
export type CacheReason = 'unreached' | 'slow';

/** The service worker adds this header to every cached response: a response with it is not from the network. */
export const cachedHeader = 'x-kept';

/** The query that a cached document adds to the URL of its data, so that the data come from the cache too. */
export const cachedMark = '?kept';

/**
 * Marks a document for the cache with the time of its fetch, so that the page can show its age.
 * @param at when it was fetched, in milliseconds
 */
export function markAsCached(html: string, at: number): string {
  return html.replace(
    /<html\b([^>]*? data-page="[^"]*)/,
    (_, start: string) => `${cachedTag}"${at}"${start}${cachedMark}`,
  );
}

const cachedTag = '<html data-kept=';

/** Adds to a cached document the reason why it was served, so that the page knows the state of the network. */
export function markWithReason(html: string, why: CacheReason): string {
  return html.replace(cachedTag, `<html data-kept-why="${why}" data-kept=`);
}
