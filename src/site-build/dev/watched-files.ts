import type { FileContent } from '../cache/file-hashes.ts';
import type { HashedFiles } from '../cache/build-cache.ts';

/** The hashes of files. A watcher reports changes, and unchanged files are not read twice. */
export class WatchedFiles implements HashedFiles {
  readonly #files: HashedFiles;
  readonly #known = new Map<string, string>();

  constructor(files: HashedFiles) {
    this.#files = files;
  }

  /** Marks files as possibly changed. Default: all files */
  invalidate(files: Iterable<string> = [...this.#known.keys()]): void {
    for (const file of files) this.#known.delete(file);
  }

  hashFile(file: string): FileContent {
    const hash = this.#known.get(file);
    if (hash !== undefined) return { hash };
    const seen = this.#files.hashFile(file);
    this.#known.set(file, seen.hash);
    return seen;
  }

  getHash(file: string): string | undefined {
    return this.#known.get(file) ?? this.#files.getHash(file);
  }

  getLastHash(file: string): string | undefined {
    return this.#files.getLastHash(file);
  }

  adopt(...seen: Parameters<HashedFiles['adopt']>): void {
    this.#files.adopt(...seen);
  }
}
