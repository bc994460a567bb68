import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The files of earlier builds in a built site. */
export interface EarlierFiles {
  /** The time at which a file ceased to belong to the site, by name below the built site. */
  since: Map<string, Date>;
  /** Whether the last build shows drafts. */
  isPreview: boolean;
}

/** The file with these data, below the built site; the server never serves hidden files. */
const recordFile = '.server/earlier.json';

/** The number of days for which files of earlier builds stay. */
export const retentionDays = 30;

/**
 * Whether an open page may still request a file: its name includes a hash, so only pages of earlier builds
 * refer to it. Source maps are excepted, because they are not for visitors.
 */
export function isForOpenPages(name: string): boolean {
  return /^(assets|media)\//.test(name) && !name.endsWith('.map');
}

/**
 * Reads the data; without the file, no file is from an earlier build.
 * @returns undefined if the file can't be parsed, so that the contents of the folder are unknown
 */
export async function readEarlierFiles(folder: string): Promise<EarlierFiles | undefined> {
  const text = await readFile(path.join(folder, recordFile), 'utf8').catch(ignoreMissingFile);
  if (text === undefined) return { since: new Map(), isPreview: false };
  try {
    const { since, isPreview } = JSON.parse(text) as Written;
    return {
      since: new Map(Object.entries(since).map(([name, at]) => [name, new Date(at)])),
      isPreview,
    };
  } catch {
    return undefined;
  }
}

function ignoreMissingFile(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Writes the data, if there are any. */
export async function writeEarlierFiles(folder: string, { since, isPreview }: EarlierFiles): Promise<void> {
  const file = path.join(folder, recordFile);
  if (since.size === 0 && !isPreview) return rm(file, { force: true });
  const written: Written = { isPreview, since: Object.fromEntries([...since].sort(byName)) };
  await mkdir(path.dirname(file), { recursive: true });
  // Written atomically. If an entry is lost, its file stays longer than necessary.
  await writeFile(`${file}.new`, JSON.stringify(written));
  await rename(`${file}.new`, file);
}

/** Removes all files of earlier builds. */
export async function removeEarlierFiles(folder: string): Promise<void> {
  const earlier = await readEarlierFiles(folder);
  if (!earlier) return;
  for (const name of earlier.since.keys()) await removeWithForms(folder, name);
  await writeEarlierFiles(folder, { since: new Map(), isPreview: earlier.isPreview });
}

/** Removes a file and its compressed copies, except those that belong to the site. */
export async function removeWithForms(
  folder: string,
  name: string,
  written: ReadonlyMap<string, unknown> = new Map(),
): Promise<void> {
  for (const ending of ['', '.br', '.gz']) {
    if (!written.has(name + ending)) await rm(path.join(folder, name + ending), { force: true });
  }
}

interface Written {
  isPreview: boolean;
  since: Record<string, string | Date>;
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}
