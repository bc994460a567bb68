import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Project, Redirect } from 'pagewright/content';
import { readJson } from 'pagewright/json';
import type { JournalRecord } from '../../core/record/record.ts';
import { storedUsage, storedUsageFile } from '../../core/record/stored/stored-usage.ts';
import { usageCsv, usageReport, usageTable } from '../usage/usage-reports.ts';
import { readStoredUses } from '../usage/use-files.ts';
import { addUses, usesText, type MonthlyUses } from '../../core/record/stored/usage-counts.ts';
import type { CommandResult } from './command-result.ts';

/** A table, CSV or JSON; "keep" stores the counts. */
export type UsageOutput = 'table' | 'csv' | 'json' | 'keep';

interface CountOptions {
  /** The folder of the site. */
  root: string;
  output: UsageOutput;
  /** The data folders of all servers. */
  folders: readonly string[];
  journal: JournalRecord;
  project: Pick<Project, 'records' | 'redirects'>;
  now: Date;
}

/**
 * Reports views and downloads of papers: the stored counts, and newer counts of servers. If servers have counts of
 * a month, they replace the stored ones of that month, so that repeated runs give the same result.
 */
export async function countUses(options: CountOptions): Promise<CommandResult> {
  const { root, output, folders, journal, project, now } = options;
  const counted = await readStoredUses(folders);
  const uses = followRedirects(mergeCounts(storedUsage(project.records), counted), project);
  if (output === 'csv') return { text: usageCsv(journal, uses), code: 0 };
  if (output === 'json') return { text: usageReport(journal, uses, now), code: 0 };
  if (output === 'table') return { text: usageTable(journal, uses), code: 0 };
  if (!counted) return { text: `There are no counts in ${folders.join(', ')} yet.\n`, code: 1 };
  await mkdir(path.join(root, path.dirname(storedUsageFile)), { recursive: true });
  await writeFile(path.join(root, storedUsageFile), usesText(uses));
  return { text: `wrote ${storedUsageFile}\n`, code: 0 };
}

/** The counts of servers, and the stored counts of all other months. */
function mergeCounts(stored: MonthlyUses | undefined, counted: MonthlyUses | undefined): MonthlyUses {
  const all: MonthlyUses = new Map();
  const renewed = new Set([...(counted ?? [])].flatMap(([, months]) => [...months.keys()]));
  for (const [route, months] of stored ?? [])
    for (const [month, uses] of months) if (!renewed.has(month)) addUses(all, route, month, uses);
  for (const [route, months] of counted ?? [])
    for (const [month, uses] of months) addUses(all, route, month, uses);
  return all;
}

/** Adds counts at an old address to the paper that has moved. */
function followRedirects(uses: MonthlyUses, { redirects }: CountOptions['project']): MonthlyUses {
  const { redirects: list = [] } = (redirects ? readJson(redirects).data : {}) as { redirects?: Redirect[] };
  const past = new Map(list.map(({ from, to }) => [from, to]));
  const all: MonthlyUses = new Map();
  for (const [route, months] of uses) {
    let now = route;
    // The number of redirects is the limit, in case of a loop.
    for (let step = 0; step < past.size && past.get(now) !== undefined; step++) now = past.get(now)!;
    for (const [month, each] of months) addUses(all, now, month, each);
  }
  return all;
}
