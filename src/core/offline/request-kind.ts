import { isFileAddress } from '../page/page-address.ts';
import { offlineData } from './offline-page.ts';

/** The properties of a request that the service worker needs. */
export interface RequestFacts {
  method: string;
  /** Whether the request is for this site. */
  isOwn: boolean;
  pathname: string;
  /** `navigate` for a document in a tab. */
  mode: string;
  /** Whether the request is for a range of the file. */
  isPart: boolean;
  /** The page that shows receipts, if the site has one. */
  receiptRoute?: string | undefined;
  /** Whether the browser prefetches the page: the visitor has not followed a link to it. */
  isPrefetch: boolean;
}

/**
 * The kind of a request, which decides how the service worker answers:
 * - `page` and `data`, the document of a route and its data: network first, then cache
 * - `document`, a PDF: network first, then cache; it is cached after a visitor has opened it
 * - `asset`, a file whose name changes with its content: cache first
 * - `none`, any other request: the service worker does not answer
 */
export type RequestKind = 'page' | 'data' | 'document' | 'asset' | 'none';

/** Decides by the request alone, so that no response can influence what is cached. */
export function requestKind({
  method,
  isOwn,
  pathname,
  mode,
  isPart,
  isPrefetch,
  receiptRoute,
}: RequestFacts): RequestKind {
  if (method !== 'GET' || !isOwn || isPart || isPrefetch) return 'none';
  if (/^\/(api|healthz|readyz|metrics|sw\.js|build\.json)(\/|$)/.test(pathname)) return 'none';
  if (/^\/(assets|media)\//.test(pathname)) return isCachedAsset(pathname) ? 'asset' : 'none';
  if (/(^|\/)index\.json$/.test(pathname) || pathname === offlineData) return 'data';
  if (pathname.endsWith('.pdf')) return 'document';
  // A receipt is personal and temporary, so it is never cached.
  if (receiptRoute && pathname.replace(/\/$/, '') === receiptRoute) return 'none';
  return mode === 'navigate' && !isFileAddress(pathname) ? 'page' : 'none';
}

/** The files that a page needs. Films are too large to cache, and are requested in ranges. */
function isCachedAsset(pathname: string): boolean {
  return /\.(css|js|json|woff2|svg|avif|webp|png|jpe?g)$/.test(pathname);
}
