import type { Redirect } from 'pagewright/content';
import { routeOfLink } from 'pagewright/page';

/** The stored record of a paper: the date of its last change for harvesters. */
export interface StoredRecord {
  /** The date: 2026-01-31. */
  date: string;
  /** A short hash of the paper’s metadata on that day; undefined after the paper was removed. */
  hash?: string;
  /** The first route of a moved paper: the identifier of a record never changes. */
  firstRoute?: string;
}

/** The records by route of the paper, including removed papers. */
export type StoredRecords = ReadonlyMap<string, StoredRecord>;

/** The file of the stored records in the content, written by `journal records`. */
export const storedRecordsFile = 'pages-config/_records/journal.json';

/** @returns undefined if the text was not written by the command */
export function parseStoredRecords(data: unknown): StoredRecords | undefined {
  const { papers } = (data ?? {}) as { papers?: unknown };
  if (typeof papers !== 'object' || papers === null) return undefined;
  const records = Object.entries(papers).map(([route, value]) => [route, parseRecord(value)] as const);
  if (records.some(([, record]) => record === undefined)) return undefined;
  return new Map(records as [string, StoredRecord][]);
}

/** The text of the file: one line per paper, so that changes of several people can be merged. */
export function storedRecordsText(records: StoredRecords): string {
  const papers = [...records]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([route, { date, hash = REMOVED, firstRoute }]) => [
      route,
      [date, hash, firstRoute].filter(Boolean).join(' '),
    ]);
  return `${JSON.stringify({ papers: Object.fromEntries(papers) as object }, null, 2)}\n`;
}

/**
 * The updated records: a paper that is new, changed, moved or removed gets today's date; other dates stay. A paper
 * has moved if its old address redirects to it; then it keeps its identifier.
 * @param current the hashes of all papers, by route
 * @param today 2026-01-31
 * @param redirects the redirects of pages
 */
export function renewRecords(
  stored: StoredRecords,
  current: ReadonlyMap<string, string>,
  today: string,
  redirects: readonly Redirect[] = [],
): StoredRecords {
  const moves = findMoves(stored, current, redirects);
  const presentRecords = [...current].map(([route, hash]): [string, StoredRecord] => {
    const before = stored.get(route);
    if (before?.hash === hash) return [route, before];
    const old = moves.get(route);
    const firstRoute = old === undefined ? before?.firstRoute : (stored.get(old)?.firstRoute ?? old);
    return [
      route,
      { date: today, hash, ...(firstRoute !== undefined && firstRoute !== route && { firstRoute }) },
    ];
  });
  const oldRoutes = new Set(moves.values());
  const removedRecords = [...stored]
    .filter(([route]) => !current.has(route) && !oldRoutes.has(route))
    .map(([route, record]): [string, StoredRecord] => {
      const { firstRoute } = record;
      return [
        route,
        record.hash === undefined ? record : { date: today, ...(firstRoute !== undefined && { firstRoute }) },
      ];
    });
  return new Map([...presentRecords, ...removedRecords]);
}

/** The old routes of papers at routes without a record, by redirect. */
function findMoves(
  stored: StoredRecords,
  current: ReadonlyMap<string, string>,
  redirects: readonly Redirect[],
): Map<string, string> {
  const moves = new Map<string, string>();
  for (const { from, to } of redirects) {
    const route = to === undefined ? undefined : routeOfLink(to);
    if (route === undefined || !current.has(route) || stored.has(route) || moves.has(route)) continue;
    if (stored.get(from)?.hash !== undefined && !current.has(from)) moves.set(route, from);
  }
  return moves;
}

/**
 * Pairs of papers that would have the same identifier: a paper at the first route of a moved paper, and the moved
 * paper.
 */
export function takenIdentifiers(records: StoredRecords): [route: string, other: string][] {
  return [...records].flatMap(([route, { firstRoute }]): [string, string][] =>
    firstRoute !== undefined &&
    records.get(firstRoute)?.hash !== undefined &&
    records.get(firstRoute)?.firstRoute === undefined
      ? [[firstRoute, route]]
      : [],
  );
}

/** The routes whose stored record is outdated. */
export function routesToRenew(stored: StoredRecords, renewed: StoredRecords): string[] {
  return [...renewed].flatMap(([route, { hash }]) =>
    stored.has(route) && stored.get(route)!.hash === hash ? [] : route,
  );
}

const REMOVED = 'removed';

function parseRecord(value: unknown): StoredRecord | undefined {
  const [, date, mark, firstRoute] =
    /^(20\d\d-\d\d-\d\d) ([0-9a-f]{16}|removed)(?: (\/\S+))?$/.exec(String(value)) ?? [];
  if (date === undefined || mark === undefined || !isDay(date)) return undefined;
  return { date, ...(mark !== REMOVED && { hash: mark }), ...(firstRoute !== undefined && { firstRoute }) };
}

function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}
