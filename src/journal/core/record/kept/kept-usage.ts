import { readJson } from '../../../../core/json/json-source.ts';
import type { ProjectFile } from '../../../../core/project.ts';
import { readUses, type MonthlyUses } from './uses.ts';

/** The file of stored usage counts in the content, written by a command. */
export const keptUsageFile = 'pages-config/_records/usage.json';

/** The stored counts; undefined if there are none, or if the file is invalid, which a rule reports. */
export function keptUsage(records: readonly ProjectFile[] = []): MonthlyUses | undefined {
  const found = records.find(({ path }) => path === keptUsageFile);
  return found && readUses(readJson(found).data);
}
