import { keptHeader } from '../core/offline/kept-document.ts';

/**
 * The headers of a file that is kept: with one that says so; without those that speak of how it travelled, because it was unpacked, and
 * without the rules for fetching further pages, because there is nothing to fetch them from.
 */
export function keptHeaders(headers: Headers): Headers {
  const kept = new Headers(headers);
  const untrue = ['content-encoding', 'content-length', 'etag', 'last-modified', 'speculation-rules'];
  for (const name of untrue) kept.delete(name);
  kept.set(keptHeader, '1');
  return kept;
}
