import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync, type Stats } from 'node:fs';
import type { CacheTable } from './cache-table.ts';

/** The state of a file at the time of reading: size, times, inode, and the hash of its content. */
export type HashedFile = [size: number, modified: number, changed: number, number: number, hash: string];

/** A file's hash, and its content if it was read. */
export interface FileContent {
  hash: string;
  /** The content, if the file had to be read. */
  bytes?: Buffer;
}

/** Detects changed files by content. A file is read only if its size, times or inode have changed. */
export class FileHashes {
  readonly #root: string;
  readonly #table: CacheTable<HashedFile>;
  readonly #used = new Set<string>();

  /** @param root the folder to which paths of files are relative */
  constructor(root: string, table: CacheTable<HashedFile>) {
    this.#root = root;
    this.#table = table;
  }

  /**
   * The hash of a file's content, in hexadecimal digits.
   * @param file its path from the root, with forward slashes
   * @returns undefined if there is no such file
   */
  getHash(file: string): string | undefined {
    this.#used.add(file);
    const stats = statSync(this.#toAbsolutePath(file), { throwIfNoEntry: false });
    if (!stats?.isFile()) {
      this.#used.delete(file);
      return undefined;
    }
    const lastState = this.#table.get(file);
    return lastState && isSame(lastState, stats) ? lastState[4] : this.#read(file, stats).hash;
  }

  /** The hash of a file, and its content if it had to be read. @throws if there is no such file */
  hashFile(file: string): FileContent {
    this.#used.add(file);
    const stats = statSync(this.#toAbsolutePath(file));
    const lastState = this.#table.get(file);
    return lastState && isSame(lastState, stats) ? { hash: lastState[4] } : this.#read(file, stats);
  }

  /** Adopts the state of a file that another thread has read. */
  adopt(file: string, state: HashedFile): void {
    this.#used.add(file);
    this.#table.set(file, state);
  }

  /** The last known hash of a file. */
  getLastHash(file: string): string | undefined {
    return this.#table.get(file)?.[4];
  }

  /** Removes the entries of missing files. Entries of files that only other commands use stay. */
  removeMissing(): void {
    this.#table.keepOnly((file) => this.#used.has(file) || existsSync(this.#toAbsolutePath(file)));
  }

  /**
   * The paths are already normalised: normalising thousands takes as long as reading the times of their
   * files.
   */
  #toAbsolutePath(file: string): string {
    return `${this.#root}/${file}`;
  }

  #read(file: string, stats: Stats): Required<FileContent> {
    const { state, bytes } = readWithHash(this.#toAbsolutePath(file), stats);
    this.#table.set(file, state);
    return { bytes, hash: state[4] };
  }
}

/** Reads a file and returns its state and content. @param stats the status of the file before it is read */
export function readWithHash(place: string, stats = statSync(place)): { state: HashedFile; bytes: Buffer } {
  const before = Date.now();
  const bytes = readFileSync(place);
  const size = isSettled(stats, before) ? stats.size : UNSETTLED;
  return { bytes, state: [size, stats.mtimeMs, stats.ctimeMs, stats.ino, contentHash(bytes)] };
}

/** The hash of a content. */
export function contentHash(content: Uint8Array | string): string {
  return hash('sha256', content).slice(0, 32);
}

function isSame([size, modified, changed, number]: HashedFile, stats: Stats): boolean {
  const isOfTime = modified === stats.mtimeMs && changed === stats.ctimeMs;
  return size === stats.size && isOfTime && number === stats.ino;
}

/** An impossible size: it makes the next run read the file again. */
const UNSETTLED = -1;

/** The coarsest clock of a common file system, in milliseconds (FAT). */
const COARSEST_CLOCK_MS = 2000;

/** Whether a later write would change the file's time. Within one tick of the clock it would not. */
function isSettled({ mtimeMs, ctimeMs }: Stats, readAt: number): boolean {
  return readAt - Math.max(mtimeMs, ctimeMs) > COARSEST_CLOCK_MS;
}
