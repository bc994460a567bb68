import { harvestPath } from '../../core/formats/journal-addresses.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import { issuePath, parseIssuePath, type IssueNumbers } from '../../core/record/issue-number.ts';
import { issueNumbers } from '../../core/record/place.ts';
import type { ServerJournal } from '../../core/record/stored/server-journal.ts';

/** The journal for harvesters. */
export interface Repository extends Pick<ServerJournal, 'journal' | 'issues'> {
  /** The address of the repository. */
  baseUrl: string;
  /** The host in identifiers. */
  host: string;
  /** The number of records per response. */
  pageSize: number;
  /**
   * The items, sorted by datestamp, then identifier: a changed record moves to the end, so that no harvester misses
   * it.
   */
  items: HarvestItem[];
  /** Whether removed papers are reported permanently. */
  reportsRemoved: boolean;
}

/** A record for harvesters; without `paper`, the paper was deleted. */
export interface HarvestItem {
  identifier: string;
  datestamp: string;
  /** The paper; undefined if it was removed, so that harvesters remove it too. */
  paper?: PaperRecord;
  /** The set of the issue, v1:i2, within the set of the volume, and the set that OpenAIRE harvests. */
  sets: string[];
}

/** The settings of a repository. */
export interface RepositoryOptions {
  /** The site's public address, if set. */
  publicUrl?: string | undefined;
  pageSize?: number | undefined;
}

/** Creates the repository from the data that the build has written for the server. */
export function createRepository(
  { journal, issues, papers, removed }: ServerJournal,
  { publicUrl, pageSize = 100 }: RepositoryOptions,
): Repository {
  const host = new URL(journal.siteUrl).hostname;
  const identifier = (route: string) => `oai:${host}:${route.slice(1)}`;
  const items = [
    ...papers.map(({ paper, datestamp, firstRoute = paper.route }): HarvestItem => {
      const numbers = issueNumbers(paper);
      const sets = [...(numbers ? [issueSet(numbers)] : []), openAccessSet];
      return { identifier: identifier(firstRoute), datestamp, sets, paper };
    }),
    ...(removed ?? []).map(({ route, datestamp }): HarvestItem => {
      return { identifier: identifier(route), datestamp, sets: [...setOfRoute(route), openAccessSet] };
    }),
  ];
  return {
    journal,
    issues,
    reportsRemoved: removed !== undefined,
    host,
    pageSize,
    baseUrl: (publicUrl ?? journal.siteUrl) + harvestPath,
    items: items.sort((a, b) => (orderKey(a) < orderKey(b) ? -1 : 1)),
  };
}

/** The set of a removed paper, from its address. */
function setOfRoute(route: string): string[] {
  const numbers = parseIssuePath(route);
  return numbers?.slug === undefined ? [] : [issueSet(numbers)];
}

/** The sort key of items, and the position after which a list continues. */
export function orderKey({ datestamp, identifier }: Pick<HarvestItem, 'datestamp' | 'identifier'>): string {
  return `${datestamp} ${identifier}`;
}

/** OpenAIRE requires a set of this name with all open-access records: every paper. */
export const openAccessSet = 'openaire';

/** The name of the set of an issue: v1:i2. */
export function issueSet(numbers: IssueNumbers): string {
  return issuePath(numbers).replace('/', ':');
}
