import { appendBlock, GONE, readBlocks, writeBlock, type NewBlock } from './kept-blocks.ts';

/** A value, or where it is written in what was read of the file. */
type Entry<Value> = { value: Value } | { bytes: Buffer; from: number; to: number };

/**
 * JSON values that a run leaves for later ones, by key. What is read back was written whole, and by the same version; a
 * file that is damaged, or of another version, counts as none. It is read when a table is first asked, and each value
 * parsed when it is: of thousands that are there, few may be wanted. What has changed is added to the file.
 */
export class KeptTable<Value> {
  readonly #file: string;
  readonly #version: string;
  #read: Map<string, Entry<Value>> | undefined;
  /** What has been set and forgotten since the file was written. */
  readonly #fresh = new Map<string, Value>();
  readonly #gone = new Set<string>();
  /** Whether what was read of the file can be added to. */
  #isSound = true;

  /**
   * @param file where the table is kept; its folder is made when it is saved
   * @param version changes with everything that the values follow from besides their keys
   */
  constructor(file: string, version: string) {
    this.#file = file;
    this.#version = version;
  }

  get(key: string): Value | undefined {
    const fresh = this.#fresh.get(key);
    if (fresh !== undefined) return fresh;
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if ('value' in entry) return entry.value;
    const value = JSON.parse(entry.bytes.toString('utf8', entry.from, entry.to)) as Value;
    this.#entries.set(key, { value });
    return value;
  }

  keys(): IterableIterator<string> {
    return this.#entries.keys();
  }

  set(key: string, value: Value): void {
    this.#fresh.set(key, value);
    this.#gone.delete(key);
    this.#read?.set(key, { value });
  }

  /** Forgets every key for which `isWanted` says no. */
  keepOnly(isWanted: (key: string) => boolean): void {
    for (const key of this.#entries.keys()) {
      if (isWanted(key)) continue;
      this.#entries.delete(key);
      this.#fresh.delete(key);
      this.#gone.add(key);
    }
  }

  /** Writes what has changed, if anything has. */
  save(): void {
    if (this.#fresh.size === 0 && this.#gone.size === 0) return;
    const isAdded = this.#isSound && appendBlock(this.#file, this.#version, this.#changes());
    if (!isAdded) writeBlock(this.#file, this.#version, blockOf(this.#entries));
    this.#isSound = true;
    this.#fresh.clear();
    this.#gone.clear();
  }

  get #entries(): Map<string, Entry<Value>> {
    return (this.#read ??= this.#readEntries());
  }

  #readEntries(): Map<string, Entry<Value>> {
    const blocks = readBlocks(this.#file, this.#version);
    this.#isSound = blocks !== undefined;
    const entries = new Map<string, Entry<Value>>();
    for (const { keys, lengths, values } of blocks ?? []) {
      let from = 0;
      keys.forEach((key, index) => {
        const length = lengths[index]!;
        if (length === GONE) entries.delete(key);
        else entries.set(key, { bytes: values, from, to: (from += length) });
      });
    }
    for (const [key, value] of this.#fresh) entries.set(key, { value });
    return entries;
  }

  #changes(): NewBlock {
    const { keys, lengths, values } = blockOf(
      new Map([...this.#fresh].map(([key, value]) => [key, { value }])),
    );
    const gone = [...this.#gone];
    return { keys: [...keys, ...gone], lengths: [...lengths, ...gone.map(() => GONE)], values };
  }
}

function blockOf(entries: ReadonlyMap<string, Entry<unknown>>): NewBlock {
  const parts: Buffer[] = [];
  for (const entry of entries.values())
    parts.push(
      'value' in entry
        ? Buffer.from(JSON.stringify(entry.value))
        : entry.bytes.subarray(entry.from, entry.to),
    );
  const lengths = parts.map(({ length }) => length);
  return { keys: [...entries.keys()], lengths, values: parts };
}
