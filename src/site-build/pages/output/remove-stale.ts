import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  isForOpenPages,
  retentionDays,
  readEarlierFiles,
  removeWithForms,
  writeEarlierFiles,
} from './earlier-files.ts';

export interface Staleness {
  /** The output names of the earlier build; if unknown, the folder is searched. */
  before: readonly string[];
  now: Date;
  /** Whether this build shows drafts. Then the next build deletes at once what it does not write again. */
  isPreview: boolean;
  /** Whether old files stay for a while: a page that is still open in a browser may load them. */
  keepsOldFiles: boolean;
}

/**
 * Removes files of an earlier build that this one has not written, with their compressed copies. Hashed files of the
 * earlier build stay for `retentionDays` days: one of its pages may still be open in a browser, and load them.
 */
export async function removeStale(
  folder: string,
  written: ReadonlyMap<string, unknown>,
  { before, now, isPreview, keepsOldFiles }: Staleness,
): Promise<void> {
  const earlier = await readEarlierFiles(folder);
  const names = earlier && before.length > 0 ? before : filesIn(folder);
  const recordedTimes = earlier?.since ?? new Map<string, Date>();
  const remaining = new Map<string, Date>();
  for (const name of new Set([...names, ...recordedTimes.keys()])) {
    if (written.has(name) || isCompressedForm(name, written)) continue;
    const since = notAfter(recordedTimes.get(name), now);
    const isDraft = earlier?.isPreview === true && !recordedTimes.has(name);
    if (keepsOldFiles && isForOpenPages(name) && !isDraft && daysFrom(since, now) < retentionDays)
      remaining.set(name, since);
    else await removeWithForms(folder, name, written);
  }
  await writeEarlierFiles(folder, { since: remaining, isPreview });
}

/** Whether a file is a compressed copy that the server has made of a file of this build. */
function isCompressedForm(name: string, written: ReadonlyMap<string, unknown>): boolean {
  const plain = name.replace(/\.(br|gz)$/, '');
  return plain !== name && written.has(plain);
}

/** The recorded time; the current time if there is none, or if the clock was set back. */
function notAfter(recordedTime: Date | undefined, now: Date): Date {
  return recordedTime && recordedTime < now ? recordedTime : now;
}

function daysFrom(since: Date, now: Date): number {
  return (now.getTime() - since.getTime()) / (24 * 60 * 60_000);
}

/** The files of a folder, hidden ones included. @param subfolder the path of a subfolder, with a final slash */
function filesIn(folder: string, subfolder = ''): string[] {
  return readdirSync(path.join(folder, subfolder), { withFileTypes: true }).flatMap((entry) => {
    const name = subfolder + entry.name;
    if (entry.isDirectory()) return filesIn(folder, `${name}/`);
    return entry.isFile() ? [name] : [];
  });
}
