import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a built site holds of earlier builds. */
export interface EarlierFiles {
  /** Since when a file is no part of the site any more, by its name below the built site. */
  since: Map<string, Date>;
  /** Whether the build that wrote this shows drafts. */
  isPreview: boolean;
}

/** The file that holds it, below the built site; the server never sends hidden files. */
const recordFile = '.server/earlier.json';

/** For how many days files of earlier builds still answer. */
export const keptForDays = 30;

/**
 * Whether pages that are open somewhere may still ask for it: it has a name that changes with its content, so that the
 * pages of later builds never do. Source maps are for nobody's visitors.
 */
export function isForOpenPages(name: string): boolean {
  return /^(assets|media)\//.test(name) && !name.endsWith('.map');
}

/**
 * Reads it; where there is none, there is nothing of earlier builds.
 * @returns nothing where it can't be read, so that nobody knows what else is there
 */
export async function readEarlierFiles(folder: string): Promise<EarlierFiles | undefined> {
  const text = await readFile(path.join(folder, recordFile), 'utf8').catch(orNone);
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

function orNone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Writes it, where there is anything to say. */
export async function writeEarlierFiles(folder: string, { since, isPreview }: EarlierFiles): Promise<void> {
  const file = path.join(folder, recordFile);
  if (since.size === 0 && !isPreview) return rm(file, { force: true });
  const written: Written = { isPreview, since: Object.fromEntries([...since].sort(byName)) };
  await mkdir(path.dirname(file), { recursive: true });
  // Whole or not at all: what is not in it is kept for longer than it must be.
  await writeFile(`${file}.new`, JSON.stringify(written));
  await rename(`${file}.new`, file);
}

/** Removes everything that earlier builds have left. */
export async function removeEarlierFiles(folder: string): Promise<void> {
  const earlier = await readEarlierFiles(folder);
  if (!earlier) return;
  for (const name of earlier.since.keys()) await removeWithForms(folder, name);
  await writeEarlierFiles(folder, { since: new Map(), isPreview: earlier.isPreview });
}

/** Removes a file and its compressed forms, but for those that belong to the site. */
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
