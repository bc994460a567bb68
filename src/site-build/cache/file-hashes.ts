import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync, type Stats } from 'node:fs';
import type { CacheTable } from './cache-table.ts';

/** What a file was when it was read: its size, times and number on the disk, and the hash of what was in it. */
export type HashedFile = [size: number, modified: number, changed: number, number: number, hash: string];

/** What a look at a file tells. */
export interface SeenFile {
  hash: string;
  /** What is in it, where it had to be read to know the hash. */
  bytes?: Buffer;
}

/**
 * Tells files that have changed from those that have not, by content. A file is read only where its size, its times or
 * its number on the disk say that it may be another than before.
 */
export class FileHashes {
  readonly #root: string;
  readonly #table: CacheTable<HashedFile>;
  readonly #asked = new Set<string>();

  /** @param root what the paths of files begin at */
  constructor(root: string, table: CacheTable<HashedFile>) {
    this.#root = root;
    this.#table = table;
  }

  /**
   * The hash of a file's content, in hexadecimal digits.
   * @param file its path from the root, with forward slashes
   * @returns nothing where there is no such file
   */
  hashOf(file: string): string | undefined {
    this.#asked.add(file);
    const stats = statSync(this.#placeOf(file), { throwIfNoEntry: false });
    if (!stats?.isFile()) {
      this.#asked.delete(file);
      return undefined;
    }
    const known = this.#table.get(file);
    return known && isSame(known, stats) ? known[4] : this.#read(file, stats).hash;
  }

  /** The hash of a file, with its content where that had to be read. @throws where there is no such file */
  look(file: string): SeenFile {
    this.#asked.add(file);
    const stats = statSync(this.#placeOf(file));
    const known = this.#table.get(file);
    return known && isSame(known, stats) ? { hash: known[4] } : this.#read(file, stats);
  }

  /** Notes what a file was when another thread read it. */
  adopt(file: string, seen: HashedFile): void {
    this.#asked.add(file);
    this.#table.set(file, seen);
  }

  /** The hash that a file had when it was last looked at. */
  lastHashOf(file: string): string | undefined {
    return this.#table.get(file)?.[4];
  }

  /** Forgets files that are gone. Those that only other commands ask for stay known. */
  forgetGone(): void {
    this.#table.keepOnly((file) => this.#asked.has(file) || existsSync(this.#placeOf(file)));
  }

  /** Paths of files are as they should be: to put thousands in order takes as long as to look at the files. */
  #placeOf(file: string): string {
    return `${this.#root}/${file}`;
  }

  #read(file: string, stats: Stats): Required<SeenFile> {
    const { seen, bytes } = readHashed(this.#placeOf(file), stats);
    this.#table.set(file, seen);
    return { bytes, hash: seen[4] };
  }
}

/** Reads a file and returns its fingerprint. @param stats its state before */
export function readHashed(place: string, stats = statSync(place)): { seen: HashedFile; bytes: Buffer } {
  const before = Date.now();
  const bytes = readFileSync(place);
  const size = isSettled(stats, before) ? stats.size : UNSETTLED;
  return { bytes, seen: [size, stats.mtimeMs, stats.ctimeMs, stats.ino, contentHash(bytes)] };
}

/** What stands for a content: others have others. */
export function contentHash(content: Uint8Array | string): string {
  return hash('sha256', content).slice(0, 32);
}

function isSame([size, modified, changed, number]: HashedFile, stats: Stats): boolean {
  const isOfTime = modified === stats.mtimeMs && changed === stats.ctimeMs;
  return size === stats.size && isOfTime && number === stats.ino;
}

/** No file has this size: it is read again next time. */
const UNSETTLED = -1;

/** The coarsest clock of a file system in use, in milliseconds (FAT). */
const COARSEST = 2000;

/** Whether a file that is written once more from now on has another time: within one tick of the clock it would not. */
function isSettled({ mtimeMs, ctimeMs }: Stats, now: number): boolean {
  return now - Math.max(mtimeMs, ctimeMs) > COARSEST;
}
