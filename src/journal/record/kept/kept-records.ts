import type { Redirect } from '../../../core/content/redirects.ts';
import { routeOfLink } from '../../../core/page/routes.ts';

/** What is kept of a paper beside the content: the day of its last change as harvesters see it. */
export interface KeptRecord {
  /** 2026-01-31 */
  date: string;
  /** What the paper’s metadata were on that day, as a short hash; nothing once the paper has been removed. */
  hash?: string;
  /** The route by which harvesters know it, where it has moved since: a record has one identifier for ever. */
  known?: string;
}

/** By the route of the paper, those of removed papers among them. */
export type KeptRecords = ReadonlyMap<string, KeptRecord>;

/** Where they are kept: a file of the content that a command writes. */
export const keptRecordsFile = 'pages-config/_records/journal.json';

/** @returns nothing where the text is not what the command writes */
export function readKept(data: unknown): KeptRecords | undefined {
  const { papers } = (data ?? {}) as { papers?: unknown };
  if (typeof papers !== 'object' || papers === null) return undefined;
  const records = Object.entries(papers).map(([route, value]) => [route, recordOf(value)] as const);
  if (records.some(([, record]) => record === undefined)) return undefined;
  return new Map(records as [string, KeptRecord][]);
}

/** A line for each paper, so that changes of several people can be merged. */
export function keptText(records: KeptRecords): string {
  const papers = [...records]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([route, { date, hash = REMOVED, known }]) => [
      route,
      [date, hash, known].filter(Boolean).join(' '),
    ]);
  return `${JSON.stringify({ papers: Object.fromEntries(papers) as object }, null, 2)}\n`;
}

/**
 * The records as they are to be kept: a paper whose metadata have changed is of today, as is one that is new, has moved or
 * was removed; all others stay of their day. One whose old address leads on to it has moved, and stays known by that.
 * @param current the hashes of all papers that there are, by route
 * @param today 2026-01-31
 * @param redirects of the content
 */
export function renewed(
  kept: KeptRecords,
  current: ReadonlyMap<string, string>,
  today: string,
  redirects: readonly Redirect[] = [],
): KeptRecords {
  const moves = movesOf(kept, current, redirects);
  const present = [...current].map(([route, hash]): [string, KeptRecord] => {
    const before = kept.get(route);
    if (before?.hash === hash) return [route, before];
    const old = moves.get(route);
    const known = old === undefined ? before?.known : (kept.get(old)?.known ?? old);
    return [route, { date: today, hash, ...(known !== undefined && known !== route && { known }) }];
  });
  const away = new Set(moves.values());
  const gone = [...kept]
    .filter(([route]) => !current.has(route) && !away.has(route))
    .map(([route, record]): [string, KeptRecord] => {
      const { known } = record;
      return [
        route,
        record.hash === undefined ? record : { date: today, ...(known !== undefined && { known }) },
      ];
    });
  return new Map([...present, ...gone]);
}

/** From where papers have come that are at addresses of which nothing is kept, by these. */
function movesOf(
  kept: KeptRecords,
  current: ReadonlyMap<string, string>,
  redirects: readonly Redirect[],
): Map<string, string> {
  const moves = new Map<string, string>();
  for (const { from, to } of redirects) {
    const route = to === undefined ? undefined : routeOfLink(to);
    if (route === undefined || !current.has(route) || kept.has(route) || moves.has(route)) continue;
    if (kept.get(from)?.hash !== undefined && !current.has(from)) moves.set(route, from);
  }
  return moves;
}

/** The papers that lie where harvesters know another one, with that one: two records would have one identifier. */
export function takenIdentifiers(records: KeptRecords): [route: string, other: string][] {
  return [...records].flatMap(([route, { known }]): [string, string][] =>
    known !== undefined && records.get(known)?.hash !== undefined && records.get(known)?.known === undefined
      ? [[known, route]]
      : [],
  );
}

/** The routes whose records differ between what is kept and what it should be. */
export function routesToRenew(kept: KeptRecords, asTheyAre: KeptRecords): string[] {
  return [...asTheyAre].flatMap(([route, { hash }]) =>
    kept.has(route) && kept.get(route)!.hash === hash ? [] : route,
  );
}

const REMOVED = 'removed';

function recordOf(value: unknown): KeptRecord | undefined {
  const [, date, mark, known] =
    /^(20\d\d-\d\d-\d\d) ([0-9a-f]{16}|removed)(?: (\/\S+))?$/.exec(String(value)) ?? [];
  if (date === undefined || mark === undefined || !isDay(date)) return undefined;
  return { date, ...(mark !== REMOVED && { hash: mark }), ...(known !== undefined && { known }) };
}

function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}
