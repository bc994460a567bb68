import type { SeenFile } from '../cache/file-hashes.ts';
import type { LookedAtFiles } from '../cache/build-cache.ts';

/** Files that a watcher reports on change: until then none is looked at twice. */
export class WatchedFiles implements LookedAtFiles {
  readonly #files: LookedAtFiles;
  readonly #known = new Map<string, string>();

  constructor(files: LookedAtFiles) {
    this.#files = files;
  }

  /** Marks files as possibly changed. Default: all of them */
  forget(files: Iterable<string> = [...this.#known.keys()]): void {
    for (const file of files) this.#known.delete(file);
  }

  look(file: string): SeenFile {
    const hash = this.#known.get(file);
    if (hash !== undefined) return { hash };
    const seen = this.#files.look(file);
    this.#known.set(file, seen.hash);
    return seen;
  }

  getHash(file: string): string | undefined {
    return this.#known.get(file) ?? this.#files.getHash(file);
  }

  getLastHash(file: string): string | undefined {
    return this.#files.getLastHash(file);
  }

  adopt(...seen: Parameters<LookedAtFiles['adopt']>): void {
    this.#files.adopt(...seen);
  }
}
