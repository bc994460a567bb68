import { isFileAddress } from '../page/page-address.ts';
import { offlineData } from './offline-page.ts';

/** What the worker needs to know of a request. */
export interface AskedFor {
  method: string;
  /** It goes to this site, and not to another one. */
  isOwn: boolean;
  pathname: string;
  /** `navigate` for a document in a tab of its own. */
  mode: string;
  /** Asks for a part of a file alone. */
  isPart: boolean;
  /** The page that shows receipts, where the site has one. */
  receiptRoute?: string | undefined;
  /** The browser asks on suspicion: nobody has followed a link yet. */
  isPrefetch: boolean;
}

/**
 * How the worker answers:
 * `page` and `data`, the document of a route and the data beside it: from the network, else as they were kept;
 * `document`, a PDF: the same, kept once it was opened;
 * `asset`, a file whose name changes with its content: as it was kept, else from the network;
 * `none`: the worker stays out of it. Whatever is not known to be safe is none.
 */
export type RequestKind = 'page' | 'data' | 'document' | 'asset' | 'none';

/** Decides by the request alone, so that no answer can change what may be kept. */
export function requestKind({
  method,
  isOwn,
  pathname,
  mode,
  isPart,
  isPrefetch,
  receiptRoute,
}: AskedFor): RequestKind {
  if (method !== 'GET' || !isOwn || isPart || isPrefetch) return 'none';
  if (/^\/(api|healthz|readyz|metrics|sw\.js|build\.json)(\/|$)/.test(pathname)) return 'none';
  if (/^\/(assets|media)\//.test(pathname)) return isKeptAsset(pathname) ? 'asset' : 'none';
  if (/(^|\/)index\.json$/.test(pathname) || pathname === offlineData) return 'data';
  if (pathname.endsWith('.pdf')) return 'document';
  // A receipt is a person's own, and made for one moment.
  if (receiptRoute && pathname.replace(/\/$/, '') === receiptRoute) return 'none';
  return mode === 'navigate' && !isFileAddress(pathname) ? 'page' : 'none';
}

/** What a page needs to be read. Films are too large to be kept, and are asked for in parts. */
function isKeptAsset(pathname: string): boolean {
  return /\.(css|js|json|woff2|svg|avif|webp|png|jpe?g)$/.test(pathname);
}
