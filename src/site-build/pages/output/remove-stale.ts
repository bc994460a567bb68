import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  isForOpenPages,
  keptForDays,
  readEarlierFiles,
  removeWithForms,
  writeEarlierFiles,
} from './earlier-files.ts';

export interface Staleness {
  /** The names of what the earlier build has written; where that is not known, the folder is looked through. */
  before: readonly string[];
  now: Date;
  /** Whether this build shows drafts: nothing of it stays, once it is replaced. */
  isPreview: boolean;
  /** Whether what open pages may still load stays for a while. */
  keepOld: boolean;
}

/**
 * Removes from the built site what an earlier build has left and this one has not written, with its compressed forms.
 * What pages of the earlier build load by a name that is made of its content stays for 30 days: they may be open
 * somewhere, and ask for it only when it is needed.
 */
export async function removeStale(
  folder: string,
  written: ReadonlyMap<string, unknown>,
  { before, now, isPreview, keepOld }: Staleness,
): Promise<void> {
  const earlier = await readEarlierFiles(folder);
  const found = earlier && before.length > 0 ? before : filesIn(folder);
  const known = earlier?.since ?? new Map<string, Date>();
  const kept = new Map<string, Date>();
  for (const name of new Set([...found, ...known.keys()])) {
    if (written.has(name) || isFormOf(name, written)) continue;
    const since = notAfter(known.get(name), now);
    const isDraft = earlier?.isPreview === true && !known.has(name);
    if (keepOld && isForOpenPages(name) && !isDraft && daysFrom(since, now) < keptForDays)
      kept.set(name, since);
    else await removeWithForms(folder, name, written);
  }
  await writeEarlierFiles(folder, { since: kept, isPreview });
}

/** Whether it is the compressed form of a file that is there, which the server has made. */
function isFormOf(name: string, written: ReadonlyMap<string, unknown>): boolean {
  const plain = name.replace(/\.(br|gz)$/, '');
  return plain !== name && written.has(plain);
}

/** A moment that is noted; where there is none, or the clock was set back, now. */
function notAfter(noted: Date | undefined, now: Date): Date {
  return noted && noted < now ? noted : now;
}

function daysFrom(since: Date, now: Date): number {
  return (now.getTime() - since.getTime()) / (24 * 60 * 60_000);
}

/** The files of a folder, hidden ones too. @param below the path of a folder in it, with a slash behind */
function filesIn(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = below + entry.name;
    if (entry.isDirectory()) return filesIn(folder, `${name}/`);
    return entry.isFile() ? [name] : [];
  });
}
