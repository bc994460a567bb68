import type { ProjectFile } from 'pagewright/content';
import { readJson } from 'pagewright/json';
import { readUses, type MonthlyUses } from './usage-counts.ts';

/** The file of stored usage counts in the content, written by a command. */
export const storedUsageFile = 'pages-config/_records/usage.json';

/** The stored counts; undefined if there are none, or if the file is invalid, which a rule reports. */
export function storedUsage(records: readonly ProjectFile[] = []): MonthlyUses | undefined {
  const found = records.find(({ path }) => path === storedUsageFile);
  return found && readUses(readJson(found).data);
}
