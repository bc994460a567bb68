import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from './outputs.ts';

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
  const entryFolder = join(folder, key);
  const names = await readNames(entryFolder);
  if (names) return paths(entryFolder, names);
  const files = await make();
  // Written under another name and renamed, so that an interrupted build leaves no partial file.
  await mkdir(folder, { recursive: true });
  const draftFolder = await mkdtemp(join(folder, `${key}.`));
  for (const [name, bytes] of files) await writeFile(join(draftFolder, name), bytes);
  await writeFile(join(draftFolder, 'names.json'), JSON.stringify([...files.keys()]));
  await rename(draftFolder, entryFolder).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draftFolder, { recursive: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  return paths(entryFolder, [...files.keys()]);
}

/** Returns bytes, and makes them if they are not cached. @param name names them in the cache */
export type ByteCache = (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;

/** Caches bytes between builds. @param key depends on all inputs */
export function byteCache(folder: string, key: string): ByteCache {
  return async (name, make) => {
    const files = await cached(folder, `${name}-${key}`, async () => new Map([[name, await make()]]));
    return readFile(files.get(name)!);
  };
}

/** Makes the bytes each time. */
export const noByteCache: ByteCache = (_name, make) => make();

async function readNames(entryFolder: string): Promise<string[] | undefined> {
  const text = await readFile(join(entryFolder, 'names.json'), 'utf8').catch(ignoreMissing);
  return text === undefined ? undefined : (JSON.parse(text) as string[]);
}

function paths(entryFolder: string, names: string[]): Map<string, string> {
  return new Map(names.map((name) => [name, join(entryFolder, name)]));
}
