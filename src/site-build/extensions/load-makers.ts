import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cachedTexts } from '../texts/cached-texts.ts';
import type { Roots } from '../roots.ts';
import { loadExtension } from './load-extensions.ts';
import type { ContentOfFiles, MakerFiles } from './maker.ts';
import type { MediaResolver } from '../resolve/context.ts';

/** The makers of the active extensions, by the names of lists and of file makers. */
export interface LoadedMakers {
  lists: ReadonlyMap<string, (source: string, media: MediaResolver) => unknown>;
  files: ReadonlyMap<string, (source: string) => Promise<ContentOfFiles>>;
}

/**
 * Loads the makers of the active extensions.
 * @param extensions the names of the extensions
 * @param version the version of the cached texts
 */
export async function loadMakers(
  roots: Roots,
  extensions: readonly string[],
  version: string,
): Promise<LoadedMakers> {
  const loaded = extensions.map(async (name) => (await loadExtension(roots, name)).makers?.());
  const files: MakerFiles = {
    read: (file) => readFile(path.join(roots.site, 'pages-config', file)),
    getText: cachedTexts(roots, version),
  };
  const makers = (await Promise.all(loaded)).filter((each) => each !== undefined);
  const lists = makers.flatMap((each) => Object.entries(each.lists));
  const makersOfFiles = makers.flatMap((each) => Object.entries(each.files));
  return {
    lists: new Map(lists.map(([name, make]) => [name, (source, media) => make(source, files, media)])),
    files: new Map(makersOfFiles.map(([name, make]) => [name, (source) => make(source, files)])),
  };
}
