import { readKept, writeKept } from './kept-file.ts';

/** A value, or where it is written in the file that was read. */
type Entry<Value> = { value: Value } | { from: number; to: number };

/**
 * JSON values that a run leaves for later ones, by key. What is read back was written whole, and by the same version; a
 * file that is damaged, or of another version, counts as none. It is read when a table is first asked, and each value
 * parsed when it is: of thousands that are there, few may be wanted.
 */
export class KeptTable<Value> {
  readonly #file: string;
  readonly #version: string;
  #bytes: Buffer = Buffer.alloc(0);
  #read: Map<string, Entry<Value>> | undefined;
  #isChanged = false;

  /**
   * @param file where the table is kept; its folder is made when it is saved
   * @param version changes with everything that the values follow from besides their keys
   */
  constructor(file: string, version: string) {
    this.#file = file;
    this.#version = version;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if ('value' in entry) return entry.value;
    const value = JSON.parse(this.#bytes.toString('utf8', entry.from, entry.to)) as Value;
    this.#entries.set(key, { value });
    return value;
  }

  keys(): IterableIterator<string> {
    return this.#entries.keys();
  }

  set(key: string, value: Value): void {
    this.#entries.set(key, { value });
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
    const lines = [...this.#entries].flatMap(([key, entry]) => [
      Buffer.from(`${JSON.stringify(key)}\t`),
      'value' in entry
        ? Buffer.from(JSON.stringify(entry.value))
        : this.#bytes.subarray(entry.from, entry.to),
      END,
    ]);
    writeKept(this.#file, this.#version, Buffer.concat(lines));
    this.#isChanged = false;
  }

  get #entries(): Map<string, Entry<Value>> {
    return (this.#read ??= this.#readEntries());
  }

  /** A line for each entry: its key, a tab, its value. In JSON neither a tab nor the end of a line stands as it is. */
  #readEntries(): Map<string, Entry<Value>> {
    const entries = new Map<string, Entry<Value>>();
    const bytes = (this.#bytes = readKept(this.#file, this.#version) ?? Buffer.alloc(0));
    for (let start = 0, to: number; start < bytes.length; start = to + 1) {
      const tab = bytes.indexOf('\t', start);
      to = bytes.indexOf(END, tab);
      entries.set(JSON.parse(bytes.toString('utf8', start, tab)) as string, { from: tab + 1, to });
    }
    return entries;
  }
}

const END = Buffer.from('\n');
