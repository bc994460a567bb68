import type { WrittenRedirects } from './redirects.gen.ts';

/** An old address and its replacement; without a replacement the page is gone (410). */
export interface Redirect {
  from: string;
  to?: string;
}

/** The redirects of a valid file. */
export function toRedirects({ redirects }: WrittenRedirects): Redirect[] {
  return redirects.map(({ from, to }) => (to === undefined ? { from } : { from, to }));
}

/** The redirects of a file that may have errors; invalid entries are skipped. */
export function readableRedirects(data: unknown): Redirect[] {
  const { redirects } = (data ?? {}) as { redirects?: unknown };
  const entries = Array.isArray(redirects) ? (redirects as unknown[]) : [];
  return entries.filter((entry): entry is Redirect => getRedirectSource(entry) !== undefined);
}

/** The old address of an entry; undefined if the entry is not a redirect. */
export function getRedirectSource(entry: unknown): string | undefined {
  const { from } = (entry ?? {}) as { from?: unknown };
  return typeof from === 'string' ? from : undefined;
}

/**
 * The address that a request is redirected to. The old query is added unless the new address has a query.
 * @returns an address for the Location header, which is ASCII: other characters are percent-encoded
 */
export function redirectTarget(to: string, query = ''): string {
  const [page = '', anchor] = to.split('#', 2);
  const isPlain = query === '' || to.includes('?');
  const target = isPlain ? to : `${page}${query}${anchor === undefined ? '' : `#${anchor}`}`;
  return target.toWellFormed().replace(/[^!-~]/gu, encodeURIComponent);
}
