import { issuePath, type IssueNumbers } from '../issue-number.ts';

/** The addresses of the journal's pages, all below its own in pages-config/_site.json. */
export interface JournalRoutes {
  home: string;
  archive: string;
  search: string;
  subjects: string;
  authors: string;
  /** The search index. */
  searchIndex: string;
  /** A part of a list that is too long for one page: a year of the archive, the second part of an index. */
  part(of: { list: string; part: number }): string;
  issue(numbers: IssueNumbers): string;
  /** The papers without an issue; their pages are below it. */
  onlineFirst: string;
  /** The address of issues, as a pattern for headers. */
  anyIssue: string;
  /** The manifest for preservation archives. */
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
    issue: (numbers) => `${home}/${issuePath(numbers)}`,
    onlineFirst: `${home}/online-first`,
    anyIssue: `${home}/:volume/:issue`,
    lockss: (volume) => `${home}/lockss/v${volume}`,
  };
}

/**
 * The routes of a site's journal.
 * @param site the data of pages-config/_site.json, which may have errors
 * @returns undefined if it has no journal address
 */
export function routesIn(site: Record<string, unknown>): JournalRoutes | undefined {
  const { route } = (site['journal'] ?? {}) as { route?: unknown };
  return typeof route === 'string' ? journalRoutes(route) : undefined;
}
