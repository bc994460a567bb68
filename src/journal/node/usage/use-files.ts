import { appendFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { addUses, readUses, type MonthlyUses } from '../../core/record/stored/usage-counts.ts';

/** The folder of counts, below the server's data folder: one file per month. */
const folder = 'usage';
const file = /^20\d\d-\d\d\.jsonl$/;

/**
 * Appends counts to the file of their month, as a line. Existing lines never change, so two servers can share a
 * folder, and a crash can damage only the last line.
 * @param dataDir the server's data folder
 */
export async function storeUses(dataDir: string, counted: MonthlyUses): Promise<void> {
  const byMonth = new Map<string, MonthlyUses>();
  for (const [route, months] of counted) {
    for (const [month, uses] of months) {
      const usesOfMonth = byMonth.get(month) ?? (new Map() as MonthlyUses);
      byMonth.set(month, usesOfMonth);
      addUses(usesOfMonth, route, month, uses);
    }
  }
  if (byMonth.size === 0) return;
  await mkdir(path.join(dataDir, folder), { recursive: true, mode: 0o700 });
  for (const [month, uses] of byMonth) {
    const papers = Object.fromEntries(
      [...uses].map(([route, months]) => [route, Object.fromEntries(months)]),
    );
    const line = `${JSON.stringify({ papers })}\n`;
    await appendFile(path.join(dataDir, folder, `${month}.jsonl`), line, { mode: 0o600 });
  }
}

/** The total counts of servers; undefined if no folder has counts. */
export async function readStoredUses(dataDirs: readonly string[]): Promise<MonthlyUses | undefined> {
  const all: MonthlyUses = new Map();
  let isFound = false;
  for (const dataDir of dataDirs) {
    for (const name of await filesIn(path.join(dataDir, folder))) {
      isFound = true;
      const text = await readFile(path.join(dataDir, folder, name), 'utf8');
      for (const line of text.split('\n')) {
        for (const [route, months] of readUses(parseLine(line)) ?? [])
          for (const [month, uses] of months) addUses(all, route, month, uses);
      }
    }
  }
  return isFound ? all : undefined;
}

async function filesIn(at: string): Promise<string[]> {
  try {
    return (await readdir(at)).filter((name) => file.test(name)).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** A line that a crash has truncated is ignored. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
