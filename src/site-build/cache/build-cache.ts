import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { codeRoots, ownRoot } from '../code/code-places.ts';
import { listFiles } from '../list-files.ts';
import type { Roots } from '../roots.ts';
import { FileHashes, type HashedFile } from './file-hashes.ts';
import { CacheDatabase, type CacheTable } from './cache-table.ts';
import { CachedValues } from './cached-values.ts';
import { cachePlace, siteCachePlace } from '../project-folder.ts';

/**
 * The cache of a site's builds in node_modules/.cache: hashes of files, and values computed from content. If
 * it is lost, the next build only takes longer.
 */
export interface BuildCache {
  /** The site's files by path from its root. */
  files: HashedFiles;
  /** Changes with code, schemas, packages and Node: with all inputs except content. */
  version: string;
  /**
   * A table of cached values; each call returns the same object.
   * @param moreInputs other inputs of its values, besides the version
   */
  table<Value>(name: string, moreInputs?: string): CacheTable<Value>;
  /** Writes the hashes of files, and every table. */
  save(): void;
}

/** Hashes of files, for detecting changes. */
export type HashedFiles = Pick<FileHashes, 'getHash' | 'hashFile' | 'getLastHash' | 'adopt'>;

/** Opens the cache of a site; a missing or unusable cache is empty. */
export function openCache(roots: Roots): BuildCache {
  const { engine, site } = roots;
  const databases = new Map<string, CacheDatabase>();
  const databaseIn = (root: string): CacheDatabase => {
    const shared = root === engine ? FILE : 'build-of-project.sqlite';
    const file = root === site ? siteCachePlace(roots, FILE) : cachePlace(roots, shared);
    const database = databases.get(file) ?? new CacheDatabase(file);
    databases.set(file, database);
    return database;
  };
  const hashesIn = (root: string, name = 'files') =>
    new FileHashes(root, databaseIn(root).table<HashedFile>(name, FORMAT));
  const files = hashesIn(site);
  const engineFiles = engine === site ? files : hashesIn(engine);
  const project = ownRoot(roots);
  const projectFiles = project === site ? files : hashesIn(project);
  const packages = codeRoots(roots)
    .filter((root) => root !== engine && root !== project)
    .map((root) => [root, hashesIn(root, `files-of-${path.basename(root)}`)] as const);
  const version = codeVersion([
    [engine, engineFiles],
    ...packages,
    ...(project === engine ? [] : [[project, projectFiles] as const]),
  ]);
  return {
    files,
    version,
    table: (name, moreInputs = '') => databaseIn(site).table(name, `${version}${moreInputs}`),
    save: () => {
      for (const hashes of [
        files,
        engineFiles,
        projectFiles,
        ...packages.map(([, packageHashes]) => packageHashes),
      ])
        hashes.removeMissing();
      databases.forEach((database) => database.save());
    },
  };
}

/**
 * Cached values that are too large for a table, and rarely needed.
 * @param name name of their folder
 * @param version version of the cache
 */
export function cachedValues<Value>(roots: Roots, name: string, version: string): CachedValues<Value> {
  return new CachedValues(siteCachePlace(roots, name), version);
}

const FILE = 'build.sqlite';

/** Increment if the stored values or the format of tables change. */
const FORMAT = 'files-4';

/** The inputs besides content; documentation and tests in these folders are excluded. */
const CODE = ['src', 'schemas'];
const PACKAGES = 'package-lock.json';

/**
 * The folder of editor schemas. It is not an input, because it is generated from content, and changes with
 * each new page.
 */
const FOR_EDITORS = 'schemas/editor/';

function codeVersion(code: readonly (readonly [root: string, files: FileHashes])[]): string {
  const lines = code.flatMap(([root, files]) => {
    const names = CODE.filter((folder) => existsSync(path.join(root, folder)))
      .flatMap((folder) => listFiles(root, folder))
      .filter((file) => !file.startsWith(FOR_EDITORS) && !/\.md$|^src\/[\w-]+\/tests\//.test(file))
      .sort();
    return [...names, PACKAGES].map((file) => `${file} ${files.getHash(file) ?? 'none'}`);
  });
  return hash('sha256', [process.version, ...lines].join('\n')).slice(0, 32);
}
