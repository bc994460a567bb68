/** The names of the service worker's caches. The name of the offline page's cache ends in its build. */
export const storages = {
  pages: 'kept-pages-1',
  assets: 'kept-assets-1',
  documents: 'kept-documents-1',
  offline: 'kept-offline-',
} as const;

/** The limits of the caches; the least recently used entry is removed first. */
export const cacheLimits = {
  pages: 60,
  assets: 500,
  documents: 12,
  documentBytes: 8_000_000,
  /** A cached page is shown if the network has not answered after this time, in milliseconds. */
  patience: 10_000,
} as const;

/** Whether a cache belongs to this site's service worker, in any version. */
export function isSiteCache(name: string): boolean {
  return name.startsWith('kept-');
}

/** Whether a cache belongs to an earlier version of the service worker or of the offline page. */
export function isStale(name: string, build: string): boolean {
  const known: string[] = [storages.pages, storages.assets, storages.documents, storages.offline + build];
  return isSiteCache(name) && !known.includes(name);
}

/** The message from a loaded page to the service worker. */
export interface VisitedMessage {
  visited: {
    /** Its path, without a slash at the end. */
    route: string;
    build: string;
    version: string;
    /** The files that the document loaded before the service worker was active. */
    assets: string[];
  };
}
