import { cachedHeader } from '../core/offline/cached-document.ts';

/**
 * The headers of a cached file: with a mark; without those about its transfer, because it was decompressed, and
 * without speculation rules, because there is no network for them.
 */
export function cachedHeaders(headers: Headers): Headers {
  const cached = new Headers(headers);
  const untrue = ['content-encoding', 'content-length', 'etag', 'last-modified', 'speculation-rules'];
  for (const name of untrue) cached.delete(name);
  cached.set(cachedHeader, '1');
  return cached;
}
