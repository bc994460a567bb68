import type { HeadEntry } from '../../core/page/head-entry.ts';
import type { SiteAddition } from './site-extension.ts';

/** What several extensions add, as one; without any, nothing. Where two add to the head of one page, both are heard. */
export function joinAdditions(additions: readonly SiteAddition[]): SiteAddition {
  const heads = new Map<string, readonly HeadEntry[]>();
  for (const addition of additions) {
    for (const [route, entries] of addition.heads)
      heads.set(route, [...(heads.get(route) ?? []), ...entries]);
  }
  return {
    heads,
    *files() {
      for (const addition of additions) yield* addition.files();
    },
    made: additions.flatMap(({ made }) => made),
    changes: new Map(additions.flatMap(({ changes }) => [...changes])),
    headers: new Map(additions.flatMap(({ headers }) => [...headers])),
    redirects: additions.flatMap(({ redirects = [] }) => redirects),
  };
}
