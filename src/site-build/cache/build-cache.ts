import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ownRoot } from '../code/code-places.ts';
import { listFiles } from '../list-files.ts';
import type { Roots } from '../roots.ts';
import { FileHashes, type HashedFile } from './file-hashes.ts';
import { CacheTable } from './cache-table.ts';
import { CachedValues } from './cached-values.ts';
import { cachePlace, siteCachePlace } from '../project-folder.ts';

/**
 * What earlier runs have found out about a site and kept in node_modules/.cache: which content each file has, and values
 * that follow from content. Losing it costs time alone.
 */
export interface BuildCache {
  /** The files of the site, by their paths from its root. */
  files: LookedAtFiles;
  /** The files of the engine. */
  engineFiles: LookedAtFiles;
  /** Changes with the code, the schemas, the packages and Node: with all that findings follow from besides content. */
  version: string;
  /**
   * A table of findings: the same one whenever it is asked for.
   * @param name of its file
   * @param more what its values follow from besides the version
   */
  table<Value>(name: string, more?: string): CacheTable<Value>;
  /** Writes what is known of files now, and every table. */
  save(): void;
}

/** Tells files that have changed from others. */
export type LookedAtFiles = Pick<FileHashes, 'hashOf' | 'look' | 'lastHashOf' | 'adopt'>;

/** Opens the record of a site; it is empty at first, and where it can't be used any more. */
export function openCache(roots: Roots): BuildCache {
  const { engine, site } = roots;
  const tables = new Map<string, CacheTable<unknown>>();
  const open = <Value>(root: string, name: string, version: string): CacheTable<Value> => {
    const shared = root === engine ? 'record' : 'record-of-project';
    const place = root === site ? siteCachePlace(roots, 'record') : cachePlace(roots, shared);
    const file = path.join(place, `${name}.json`);
    const known = tables.get(`${file} ${version}`) as CacheTable<Value> | undefined;
    const table = known ?? new CacheTable<Value>(file, version);
    tables.set(`${file} ${version}`, table);
    return table;
  };
  const hashesIn = (root: string) => new FileHashes(root, open<HashedFile>(root, 'files', FORMAT));
  const files = hashesIn(site);
  const engineFiles = engine === site ? files : hashesIn(engine);
  const project = ownRoot(roots);
  const ofProject = project === site ? files : hashesIn(project);
  const version = versionOf([
    [engine, engineFiles],
    ...(project === engine ? [] : [[project, ofProject] as const]),
  ]);
  return {
    files,
    engineFiles,
    version,
    table: (name, more = '') => open(site, name, `${version}${more}`),
    save: () => {
      for (const hashes of [files, engineFiles, ofProject]) hashes.forgetGone();
      tables.forEach((table) => table.save());
    },
  };
}

/**
 * Findings that are too large for a table, each of which few runs ask for.
 * @param name of their folder
 * @param version of the record
 */
export function keptValues<Value>(roots: Roots, name: string, version: string): CachedValues<Value> {
  return new CachedValues(siteCachePlace(roots, `record/${name}`), version);
}

/** To be changed with what is kept of a file, and with how a table is written. */
const FORMAT = 'files-4';

/** Everything that findings follow from but content; not what is written there about it. */
const CODE = ['src', 'schemas'];
const PACKAGES = 'package-lock.json';

/** Made of the content, whose names they hold: nothing follows from them, and each new page changes them. */
const FOR_EDITORS = 'schemas/editor/';

function versionOf(code: readonly (readonly [root: string, files: FileHashes])[]): string {
  const lines = code.flatMap(([root, files]) => {
    const names = CODE.filter((folder) => existsSync(path.join(root, folder)))
      .flatMap((folder) => listFiles(root, folder))
      .filter((file) => !file.startsWith(FOR_EDITORS) && !file.endsWith('.md'))
      .sort();
    return [...names, PACKAGES].map((file) => `${file} ${files.hashOf(file) ?? 'none'}`);
  });
  return hash('sha256', [process.version, ...lines].join('\n')).slice(0, 32);
}
