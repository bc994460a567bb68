/** What is kept of a paper beside the content: the day of its last change as harvesters see it. */
export interface KeptRecord {
  /** 2026-01-31 */
  date: string;
  /** What the paper’s metadata were on that day, as a short hash; nothing once the paper has been removed. */
  hash?: string;
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
    .map(([route, { date, hash }]) => [route, `${date} ${hash ?? REMOVED}`]);
  return `${JSON.stringify({ papers: Object.fromEntries(papers) as object }, null, 2)}\n`;
}

/**
 * The records as they are to be kept: a paper whose metadata have changed is of today, as is one that is new or was
 * removed; all others stay of their day.
 * @param current the hashes of all papers that there are, by route
 * @param today 2026-01-31
 */
export function renewed(kept: KeptRecords, current: ReadonlyMap<string, string>, today: string): KeptRecords {
  const present = [...current].map(([route, hash]): [string, KeptRecord] => {
    const before = kept.get(route);
    return [route, before?.hash === hash ? before : { date: today, hash }];
  });
  const gone = [...kept]
    .filter(([route]) => !current.has(route))
    .map(([route, record]): [string, KeptRecord] => {
      return [route, record.hash === undefined ? record : { date: today }];
    });
  return new Map([...present, ...gone]);
}

/** The routes whose records differ between what is kept and what it should be. */
export function routesToRenew(kept: KeptRecords, asTheyAre: KeptRecords): string[] {
  return [...asTheyAre].flatMap(([route, { hash }]) =>
    kept.has(route) && kept.get(route)!.hash === hash ? [] : route,
  );
}

const REMOVED = 'removed';

function recordOf(value: unknown): KeptRecord | undefined {
  const [, date, mark] = /^(20\d\d-\d\d-\d\d) ([0-9a-f]{16}|removed)$/.exec(String(value)) ?? [];
  if (date === undefined || mark === undefined) return undefined;
  return mark === REMOVED ? { date } : { date, hash: mark };
}
