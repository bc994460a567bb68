import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from './file-hashes.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';

/** Large JSON values for later runs, each in a separate file: read on demand, and not held in memory. */
export class CachedValues<Value> {
  readonly #folder: string;
  readonly #version: string;
  #names: Set<string> | undefined;

  /**
   * @param folder contains only these files; created with the first of them
   * @param version changes with all inputs of the values, besides their keys
   */
  constructor(folder: string, version: string) {
    this.#folder = folder;
    this.#version = version;
  }

  has(key: string): boolean {
    return this.#fileNames.has(this.#cacheName(key));
  }

  /** @throws Error if there is none, or if its file is damaged */
  get(key: string): Value {
    const file = path.join(this.#folder, this.#cacheName(key));
    const bytes = readCacheFile(file, this.#version);
    if (!bytes) throw new Error(`${file} is damaged or gone. Remove its folder, and run the command again.`);
    return JSON.parse(bytes.toString('utf8')) as Value;
  }

  /** Writes a value immediately. */
  set(key: string, value: Value): void {
    const name = this.#cacheName(key);
    writeCacheFile(path.join(this.#folder, name), this.#version, JSON.stringify(value));
    this.#fileNames.add(name);
  }

  /**
   * Removes all other values, even of other versions, except recent ones, which another command may be
   * reading.
   */
  keepOnly(keys: Iterable<string>): void {
    const wantedNames = new Set([...keys].map((key) => this.#cacheName(key)));
    for (const name of this.#fileNames) {
      const file = path.join(this.#folder, name);
      if (wantedNames.has(name) || isNew(file)) continue;
      rmSync(file, { force: true });
      this.#fileNames.delete(name);
    }
  }

  get #fileNames(): Set<string> {
    if (this.#names) return this.#names;
    mkdirSync(this.#folder, { recursive: true });
    return (this.#names = new Set(readdirSync(this.#folder)));
  }

  #cacheName(key: string): string {
    return `${contentHash(`${this.#version} ${key}`)}.json`;
  }
}

/** The time for which another command may use a value: an hour, in milliseconds. */
const IN_USE_MS = 60 * 60_000;

function isNew(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs < IN_USE_MS;
}
