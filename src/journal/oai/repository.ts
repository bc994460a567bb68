import type { HarvestedPaper, ServerJournal } from '../record/server-record.ts';

/** The journal as harvesters see it. */
export interface Repository extends Pick<ServerJournal, 'journal' | 'issues'> {
  /** Where harvesters ask. */
  baseUrl: string;
  /** The host that the identifiers begin with. */
  host: string;
  /** How many records one answer holds. */
  pageSize: number;
  /** By datestamp, then by identifier: a record that changes moves to the end, where no harvester misses it. */
  items: HarvestItem[];
}

export interface HarvestItem extends HarvestedPaper {
  identifier: string;
  /** The set of its issue, v1:i2, which lies inside the set of its volume, and the one that OpenAIRE harvests. */
  sets: string[];
}

export interface RepositoryOptions {
  /** The site's address as visitors know it, where the settings name one. */
  publicUrl?: string | undefined;
  pageSize?: number | undefined;
}

/** Where harvesters ask, below the site's address. */
export const harvestPath = '/api/oai';

export function createRepository(
  { journal, issues, papers }: ServerJournal,
  { publicUrl, pageSize = 100 }: RepositoryOptions,
): Repository {
  const host = new URL(journal.siteUrl).hostname;
  const items = papers.map((each): HarvestItem => {
    const { route, volume, issue } = each.paper;
    return {
      ...each,
      identifier: `oai:${host}:${route.slice(1)}`,
      sets: [issueSet(volume, issue), openAccessSet],
    };
  });
  return {
    journal,
    issues,
    host,
    pageSize,
    baseUrl: (publicUrl ?? journal.siteUrl) + harvestPath,
    items: items.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)),
  };
}

/** What items are ordered by, and what a list goes on after. */
export function placeOf({ datestamp, identifier }: Pick<HarvestItem, 'datestamp' | 'identifier'>): string {
  return `${datestamp} ${identifier}`;
}

/** OpenAIRE asks for a set of this name, of all that everybody may read: every paper. */
export const openAccessSet = 'openaire';

export function issueSet(volume: number, issue: number): string {
  return `v${volume}:i${issue}`;
}
