/** The facts in the first tag of a document. */
export interface DocumentFacts {
  /** The address of its data. */
  data: string;
  build: string;
  version: string;
}

/** The facts of a built document; undefined if it is not a page of the application. */
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

/** The header of every cached file: a response with it does not come from the network. */
export const cachedHeader = 'x-kept';

/** The suffix of the data address in a cached document: the data must come from the cache too. */
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

/** Adds the reason for serving it to a cached document, so that the page knows the state of the network. */
export function markWithReason(html: string, why: CacheReason): string {
  return html.replace(cachedTag, `<html data-kept-why="${why}" data-kept=`);
}
