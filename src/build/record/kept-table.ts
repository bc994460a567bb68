import { readKept, writeKept } from './kept-file.ts';

/**
 * JSON values that a run leaves for later ones, by key. What is read back was written whole, and by the same version; a
 * file that is damaged, or of another version, counts as none.
 */
export class KeptTable<Value> {
  readonly #file: string;
  readonly #version: string;
  readonly #entries: Map<string, Value>;
  #isChanged = false;

  /**
   * @param file where the table is kept; its folder is made when it is saved
   * @param version changes with everything that the values follow from besides their keys
   */
  constructor(file: string, version: string) {
    this.#file = file;
    this.#version = version;
    this.#entries = new Map(readEntries<Value>(file, version));
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key);
  }

  keys(): IterableIterator<string> {
    return this.#entries.keys();
  }

  set(key: string, value: Value): void {
    this.#entries.set(key, value);
    this.#isChanged = true;
  }

  /** Forgets every key for which `isWanted` says no. */
  keepOnly(isWanted: (key: string) => boolean): void {
    for (const key of this.#entries.keys()) {
      if (isWanted(key)) continue;
      this.#entries.delete(key);
      this.#isChanged = true;
    }
  }

  /** Writes the table if something has changed. */
  save(): void {
    if (!this.#isChanged) return;
    writeKept(this.#file, this.#version, JSON.stringify([...this.#entries]));
    this.#isChanged = false;
  }
}

function readEntries<Value>(file: string, version: string): [string, Value][] {
  const body = readKept(file, version);
  return body ? (JSON.parse(body.toString('utf8')) as [string, Value][]) : [];
}
