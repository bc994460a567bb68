/** The numbers of views and downloads of a paper. */
export interface Uses {
  views: number;
  downloads: number;
}

/** The counts by route of the paper, then by month: 2026-01. */
export type MonthlyUses = Map<string, Map<string, Uses>>;

/** Adds to the counts of a paper in a month. */
export function addUses(all: MonthlyUses, route: string, month: string, { views, downloads }: Uses): void {
  const months = all.get(route) ?? new Map<string, Uses>();
  all.set(route, months);
  const before = months.get(month) ?? { views: 0, downloads: 0 };
  months.set(month, { views: before.views + views, downloads: before.downloads + downloads });
}

/** The views and downloads of several months. */
export function sumUses(months: ReadonlyMap<string, Uses>): Uses {
  const sum = { views: 0, downloads: 0 };
  for (const { views, downloads } of months.values()) {
    sum.views += views;
    sum.downloads += downloads;
  }
  return sum;
}

/** The first month with a count. */
export function firstMonth(all: MonthlyUses): string | undefined {
  return [...all.values()].flatMap((months) => [...months.keys()]).sort()[0];
}

/** The counts as JSON with sorted routes and months, so that diffs are readable. */
export function usesText(all: MonthlyUses): string {
  const sorted = <T>(map: ReadonlyMap<string, T>) =>
    [...map].sort(([one], [other]) => (one < other ? -1 : 1));
  const papers = sorted(all).map(([route, months]) => [route, Object.fromEntries(sorted(months))] as const);
  return `${JSON.stringify({ papers: Object.fromEntries(papers) }, null, 2)}\n`;
}

/** @returns undefined if the value was not written by `usesText` */
export function readUses(data: unknown): MonthlyUses | undefined {
  const { papers } = (data ?? {}) as { papers?: unknown };
  if (!isObject(papers)) return undefined;
  const all: MonthlyUses = new Map();
  for (const [route, months] of Object.entries(papers)) {
    if (!isObject(months)) return undefined;
    for (const [month, uses] of Object.entries(months)) {
      if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month) || !isUses(uses)) return undefined;
      addUses(all, route, month, uses);
    }
  }
  return all;
}

function isUses(value: unknown): value is Uses {
  if (!isObject(value)) return false;
  return [value['views'], value['downloads']].every(
    (each) => Number.isSafeInteger(each) && Number(each) >= 0,
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
