import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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

  /** Writes the table if something has changed: another run finds the old one or the new one, never a half. */
  save(): void {
    if (!this.#isChanged) return;
    const body = JSON.stringify([...this.#entries]);
    mkdirSync(path.dirname(this.#file), { recursive: true });
    const draft = `${this.#file}.${randomUUID()}`;
    writeFileSync(draft, `${headOf(this.#version, body)}\n${body}`);
    renameSync(draft, this.#file);
    this.#isChanged = false;
  }
}

function readEntries<Value>(file: string, version: string): [string, Value][] {
  const text = readIfThere(file);
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  if (end < 0 || text.slice(0, end) !== headOf(version, body)) return [];
  return JSON.parse(body) as [string, Value][];
}

function headOf(version: string, body: string): string {
  return `${version} ${hash('sha256', body)}`;
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
