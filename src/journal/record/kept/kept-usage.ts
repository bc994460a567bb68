import { readJson } from '../../../core/json/json-source.ts';
import type { ProjectFile } from '../../../core/project.ts';
import { readUses, type MonthlyUses } from './uses.ts';

/** Where the counts of papers are kept with the content: a file that a command writes. */
export const keptUsageFile = 'pages-config/_records/usage.json';

/** The kept counts; nothing where there are none, or where the file is at fault, which a rule tells. */
export function keptUsage(records: readonly ProjectFile[] = []): MonthlyUses | undefined {
  const found = records.find(({ path }) => path === keptUsageFile);
  return found && readUses(readJson(found).data);
}
