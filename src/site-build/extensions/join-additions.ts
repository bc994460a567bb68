import type { PageHead, SiteAddition } from './site-extension.ts';

/**
 * Combines the additions of several extensions; empty if there are none. If two extensions add to the head of
 * the same page, both additions are used.
 */
export function joinAdditions(additions: readonly SiteAddition[]): SiteAddition {
  const heads = new Map<string, PageHead>();
  for (const addition of additions) {
    for (const [route, head] of addition.heads) {
      const before = heads.get(route);
      heads.set(route, before ? joinHeads(before, head) : head);
    }
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

function joinHeads(one: PageHead, other: PageHead): PageHead {
  return {
    follows: `${one.follows} ${other.follows}`,
    entries: () => [...one.entries(), ...other.entries()],
  };
}
