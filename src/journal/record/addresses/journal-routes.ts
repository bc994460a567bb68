/** The addresses of the journal's pages, all below the one that pages-config/_site.json gives it. */
export interface JournalRoutes {
  home: string;
  archive: string;
  search: string;
  subjects: string;
  authors: string;
  /** Where the index of the search lies. */
  searchIndex: string;
  /** A part of a list that is too long for one page: a year of the archive, the second part of an index. */
  part(of: { list: string; part: number }): string;
  issue(numbers: { volume: number; issue: number }): string;
  /** The papers that are in no issue yet; their own pages lie below it. */
  onlineFirst: string;
  /** The address of issues, as rules for headers write it. */
  anyIssue: string;
  /** The page by which archives learn what they may keep. */
  lockss(volume: number): string;
}

/** @param home the journal's own page, such as /journal */
export function journalRoutes(home: string): JournalRoutes {
  return {
    home,
    archive: `${home}/archive`,
    search: `${home}/search`,
    subjects: `${home}/subjects`,
    authors: `${home}/authors`,
    searchIndex: `${home}/search-index`,
    part: ({ list, part }) => `${home}/${list}/${part}`,
    issue: ({ volume, issue }) => `${home}/v${volume}/i${issue}`,
    onlineFirst: `${home}/online-first`,
    anyIssue: `${home}/:volume/:issue`,
    lockss: (volume) => `${home}/lockss/v${volume}`,
  };
}

/**
 * The routes of the journal that a site has.
 * @param site the data of pages-config/_site.json, which may have faults
 * @returns nothing where it doesn't say where the journal is
 */
export function routesIn(site: Record<string, unknown>): JournalRoutes | undefined {
  const { route } = (site['journal'] ?? {}) as { route?: unknown };
  return typeof route === 'string' ? journalRoutes(route) : undefined;
}
