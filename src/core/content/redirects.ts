import type { WrittenRedirects } from './redirects.gen.ts';

/** An address of the past, with the one that answers in its place; without one, what was there is gone for good. */
export interface Redirect {
  from: string;
  to?: string;
}

/** The redirects of a file that keeps to its schema. */
export function redirectsOf({ redirects }: WrittenRedirects): Redirect[] {
  return redirects.map(({ from, to }) => (to === undefined ? { from } : { from, to }));
}

/** Those of a list in a file that may have faults: entries that are no redirects are passed over. */
export function readableRedirects(data: unknown): Redirect[] {
  const { redirects } = (data ?? {}) as { redirects?: unknown };
  const entries = Array.isArray(redirects) ? (redirects as unknown[]) : [];
  return entries.filter((entry): entry is Redirect => fromOf(entry) !== undefined);
}

/** The address of the past that an entry is about; undefined where it is no redirect. */
export function fromOf(entry: unknown): string | undefined {
  const { from } = (entry ?? {}) as { from?: unknown };
  return typeof from === 'string' ? from : undefined;
}

/**
 * Where an address leads that was asked for: the query of the old one goes along, unless the new one has its own.
 * @returns an address for the header Location, which holds ASCII alone: what is no ASCII is percent-encoded
 */
export function redirectTarget(to: string, query = ''): string {
  const [page = '', anchor] = to.split('#', 2);
  const isPlain = query === '' || to.includes('?');
  const target = isPlain ? to : `${page}${query}${anchor === undefined ? '' : `#${anchor}`}`;
  return target.toWellFormed().replace(/[^!-~]/gu, encodeURIComponent);
}
