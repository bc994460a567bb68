/** What the worker keeps, each in a storage of its own. The offline page's name ends in its build. */
export const storages = {
  pages: 'kept-pages-1',
  assets: 'kept-assets-1',
  documents: 'kept-documents-1',
  offline: 'kept-offline-',
} as const;

/** How much is kept; what was not used for longest goes first. */
export const limits = {
  pages: 60,
  assets: 500,
  documents: 12,
  documentBytes: 8_000_000,
  /** A page that was kept is shown if the network has said nothing for so many milliseconds. */
  patience: 10_000,
} as const;

/** Whether a storage is one of ours, of whatever version. */
export function isOurs(name: string): boolean {
  return name.startsWith('kept-');
}

/** Whether a storage is of an earlier version of the worker, or holds an earlier offline page. */
export function isStale(name: string, build: string): boolean {
  const known: string[] = [storages.pages, storages.assets, storages.documents, storages.offline + build];
  return isOurs(name) && !known.includes(name);
}

/** What a page tells the worker once it is there. */
export interface VisitedMessage {
  visited: {
    /** Its path; a slash at the end does not count. */
    route: string;
    build: string;
    version: string;
    /** What the document has loaded, the worker not having been there. */
    assets: string[];
  };
}
