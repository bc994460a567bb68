import { appendBlock, GONE, readBlocks, writeBlock, type CacheBlock, type NewBlock } from './cache-blocks.ts';

/** A value, or its position in the file's content. */
type Entry<Value> = { value: Value } | { bytes: Buffer; from: number; to: number };

/**
 * JSON values for later runs, by key. Values are reused only if they are complete and of the same version; a
 * damaged or outdated file is ignored. The file is read on first use. Large values are parsed on demand: of
 * thousands, only a few may be needed. Changes are appended to the file.
 */
export class CacheTable<Value> {
  readonly #file: string;
  readonly #version: string;
  #read: Map<string, Entry<Value>> | undefined;
  /** The values set and removed since the file was written. */
  readonly #fresh = new Map<string, Entry<Value>>();
  readonly #gone = new Set<string>();
  /** Whether changes can be appended to the file. */
  #isSound = true;

  /**
   * @param file the table's file; its folder is created by `save`
   * @param version changes with all inputs of the values, besides their keys
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

  /** Sets a value as JSON text: text takes far less memory than objects. */
  setText(key: string, json: string): void {
    // A separate buffer: in Node's shared pool, each text would keep the whole pool in memory.
    const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(json));
    bytes.write(json);
    this.#set(key, { bytes, from: 0, to: bytes.length });
  }

  /** Removes all keys that `isWanted` rejects. */
  keepOnly(isWanted: (key: string) => boolean): void {
    for (const key of this.#entries.keys()) {
      if (isWanted(key)) continue;
      this.#entries.delete(key);
      this.#fresh.delete(key);
      this.#gone.add(key);
    }
  }

  /** Appends the changes, if there are any. */
  save(): void {
    if (this.#fresh.size === 0 && this.#gone.size === 0) return;
    const isAdded = this.#isSound && appendBlock(this.#file, this.#version, this.#changes());
    if (!isAdded) writeBlock(this.#file, this.#version, createBlock(this.#entries));
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
    const { keys, lengths, values } = createBlock(this.#fresh);
    const gone = [...this.#gone];
    return { keys: [...keys, ...gone], lengths: [...lengths, ...gone.map(() => GONE)], values };
  }
}

const COMMA = Buffer.from(',');

/** Values below this size, in bytes, are all parsed at once: that is faster than one by one. */
const SMALL_VALUE_BYTES = 256;

function areSmall({ keys, values }: CacheBlock): boolean {
  return values.length < SMALL_VALUE_BYTES * keys.length;
}

function parsedValues<Value>({ values }: CacheBlock): Value[] {
  return JSON.parse(`[${values.toString('utf8')}]`) as Value[];
}

function createBlock(entries: ReadonlyMap<string, Entry<unknown>>): NewBlock {
  const parts = [...entries.values()].map((entry) =>
    'value' in entry ? Buffer.from(JSON.stringify(entry.value)) : entry.bytes.subarray(entry.from, entry.to),
  );
  const lengths = parts.map(({ length }) => length);
  const values = parts.flatMap((part, index) => (index > 0 ? [COMMA, part] : [part]));
  return { keys: [...entries.keys()], lengths, values };
}
