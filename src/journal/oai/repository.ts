import { harvestPath } from '../formats/journal-addresses.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import { issueOf } from '../record/place.ts';
import type { ServerJournal } from '../record/kept/server-record.ts';

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
  /** Whether removed papers are told for good. */
  tellsRemoved: boolean;
}

export interface HarvestItem {
  identifier: string;
  datestamp: string;
  /** Nothing where it was removed: harvesters are told so, that they forget it too. */
  paper?: PaperRecord;
  /** The set of its issue, v1:i2, which lies inside the set of its volume, and the one that OpenAIRE harvests. */
  sets: string[];
}

export interface RepositoryOptions {
  /** The site's address as visitors know it, where the settings name one. */
  publicUrl?: string | undefined;
  pageSize?: number | undefined;
}

export function createRepository(
  { journal, issues, papers, removed }: ServerJournal,
  { publicUrl, pageSize = 100 }: RepositoryOptions,
): Repository {
  const host = new URL(journal.siteUrl).hostname;
  const identifier = (route: string) => `oai:${host}:${route.slice(1)}`;
  const items = [
    ...papers.map(({ paper, datestamp, known = paper.route }): HarvestItem => {
      const numbers = issueOf(paper);
      const sets = [...(numbers ? [issueSet(numbers.volume, numbers.issue)] : []), openAccessSet];
      return { identifier: identifier(known), datestamp, sets, paper };
    }),
    ...(removed ?? []).map(({ route, datestamp }): HarvestItem => {
      return { identifier: identifier(route), datestamp, sets: [...setOfRoute(route), openAccessSet] };
    }),
  ];
  return {
    journal,
    issues,
    tellsRemoved: removed !== undefined,
    host,
    pageSize,
    baseUrl: (publicUrl ?? journal.siteUrl) + harvestPath,
    items: items.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)),
  };
}

/** The set that a removed paper was in, as its address tells. */
function setOfRoute(route: string): string[] {
  const [, volume, issue] = /\/v(\d+)\/i(\d+)\/[^/]+$/.exec(route) ?? [];
  return volume && issue ? [issueSet(Number(volume), Number(issue))] : [];
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
