import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { absent } from './outputs.ts';

/** Files generated from content, by name. */
export type GeneratedFiles = Map<string, Uint8Array>;

/**
 * Caches expensive results (encoded pictures, subset fonts) between builds.
 * @param key depends on all inputs
 * @returns the paths of the files by name
 */
export async function cached(
  folder: string,
  key: string,
  make: () => Promise<GeneratedFiles>,
): Promise<Map<string, string>> {
  const home = join(folder, key);
  const names = await readNames(home);
  if (names) return paths(home, names);
  const made = await make();
  // Written under another name and renamed, so that an interrupted build leaves no partial file.
  await mkdir(folder, { recursive: true });
  const draft = await mkdtemp(join(folder, `${key}.`));
  for (const [name, bytes] of made) await writeFile(join(draft, name), bytes);
  await writeFile(join(draft, 'names.json'), JSON.stringify([...made.keys()]));
  await rename(draft, home).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  return paths(home, [...made.keys()]);
}

/**
 * Caches an expensive result that is one file. A large site has one such result per page, and creating a folder
 * for each would take time.
 * @param name name of the file; it contains a hash of all inputs
 * @returns the path of the file
 */
export async function cachedFile(
  folder: string,
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<string> {
  const home = join(folder, name);
  if (await stat(home).catch(absent)) return home;
  const bytes = await make();
  await mkdir(folder, { recursive: true });
  // Threads or processes may create the same file at the same time.
  const draft = `${home}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, home);
  return home;
}

async function readNames(home: string): Promise<string[] | undefined> {
  const text = await readFile(join(home, 'names.json'), 'utf8').catch(absent);
  return text === undefined ? undefined : (JSON.parse(text) as string[]);
}

function paths(home: string, names: string[]): Map<string, string> {
  return new Map(names.map((name) => [name, join(home, name)]));
}
