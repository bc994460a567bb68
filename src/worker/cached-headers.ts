import { cachedHeader } from '../core/offline/cached-document.ts';

/**
 * The headers of a cached file. One header marks it as cached. Headers about encoding, length and validation
 * are removed, because they describe the transfer, and the cached file is decompressed; speculation rules are
 * removed, because they are useless without a network.
 */
export function cachedHeaders(headers: Headers): Headers {
  const cached = new Headers(headers);
  const invalid = ['content-encoding', 'content-length', 'etag', 'last-modified', 'speculation-rules'];
  for (const name of invalid) cached.delete(name);
  cached.set(cachedHeader, '1');
  return cached;
}
