import { appendBlock, GONE, readBlocks, writeBlock, type Block, type NewBlock } from './cache-blocks.ts';

/** A value, or where it is written in what was read of the file. */
type Entry<Value> = { value: Value } | { bytes: Buffer; from: number; to: number };

/**
 * JSON values that a run leaves for later ones, by key. What is read back was written whole, and by the same version; a
 * file that is damaged, or of another version, counts as none. It is read when a table is first asked. Large values are
 * parsed when they are asked for: of thousands that are there, few may be wanted. What has changed is added to the file.
 */
export class CacheTable<Value> {
  readonly #file: string;
  readonly #version: string;
  #read: Map<string, Entry<Value>> | undefined;
  /** What has been set and forgotten since the file was written. */
  readonly #fresh = new Map<string, Entry<Value>>();
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
    const entry = this.#fresh.get(key) ?? this.#entries.get(key);
    if (!entry) return undefined;
    if ('value' in entry) return entry.value;
    return JSON.parse(entry.bytes.toString('utf8', entry.from, entry.to)) as Value;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  keys(): IterableIterator<string> {
    return this.#entries.keys();
  }

  set(key: string, value: Value): void {
    this.#set(key, { value });
  }

  /** Sets a value as it is written: of thousands that are large, their text takes far less room. */
  setText(key: string, json: string): void {
    // Not in memory that Node shares out: beside each text a whole file would stay that was read there meanwhile.
    const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(json));
    bytes.write(json);
    this.#set(key, { bytes, from: 0, to: bytes.length });
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

  #set(key: string, entry: Entry<Value>): void {
    this.#fresh.set(key, entry);
    this.#gone.delete(key);
    this.#read?.set(key, entry);
  }

  get #entries(): Map<string, Entry<Value>> {
    return (this.#read ??= this.#readEntries());
  }

  #readEntries(): Map<string, Entry<Value>> {
    const blocks = readBlocks(this.#file, this.#version);
    this.#isSound = blocks !== undefined;
    const entries = new Map<string, Entry<Value>>();
    for (const block of blocks ?? []) {
      const { keys, lengths, values: bytes } = block;
      const parsed = areSmall(block) ? parsedValues<Value>(block) : undefined;
      let from = 0;
      let count = 0;
      keys.forEach((key, index) => {
        const length = lengths[index]!;
        if (length === GONE) return entries.delete(key);
        entries.set(key, parsed ? { value: parsed[count]! } : { bytes, from, to: from + length });
        count++;
        from += length + COMMA.length;
      });
    }
    for (const [key, entry] of this.#fresh) entries.set(key, entry);
    return entries;
  }

  #changes(): NewBlock {
    const { keys, lengths, values } = blockOf(this.#fresh);
    const gone = [...this.#gone];
    return { keys: [...keys, ...gone], lengths: [...lengths, ...gone.map(() => GONE)], values };
  }
}

const COMMA = Buffer.from(',');

/** Values of fewer bytes take longer to be looked up one by one than to be parsed. */
const SMALL = 256;

function areSmall({ keys, values }: Block): boolean {
  return values.length < SMALL * keys.length;
}

function parsedValues<Value>({ values }: Block): Value[] {
  return JSON.parse(`[${values.toString('utf8')}]`) as Value[];
}

function blockOf(entries: ReadonlyMap<string, Entry<unknown>>): NewBlock {
  const parts = [...entries.values()].map((entry) =>
    'value' in entry ? Buffer.from(JSON.stringify(entry.value)) : entry.bytes.subarray(entry.from, entry.to),
  );
  const lengths = parts.map(({ length }) => length);
  const values = parts.flatMap((part, index) => (index > 0 ? [COMMA, part] : [part]));
  return { keys: [...entries.keys()], lengths, values };
}
