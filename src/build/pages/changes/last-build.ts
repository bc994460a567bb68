import path from 'node:path';
import { listFiles } from '../../list-files.ts';
import { contentHash } from '../../record/file-hashes.ts';
import type { KeptTable } from '../../record/kept-table.ts';
import type { SiteRecord } from '../../record/site-record.ts';
import type { Roots } from '../../roots.ts';
import { stampOf, type Stamp } from '../output.ts';
import { LastPages } from './last-pages.ts';

/** What the last build has written, and from what. */
export class LastBuild {
  /** From what its pages were drawn. */
  readonly pages: LastPages;
  readonly #folder: string;
  readonly #outputs: KeptTable<Stamp>;
  readonly #built: KeptTable<{ inputs: string; pages: number }>;

  /** @param folder the built site, such as dist */
  constructor(record: SiteRecord, { site }: Roots, folder: string) {
    const place = contentHash(path.relative(site, folder)).slice(0, 8);
    this.#folder = folder;
    this.#outputs = record.table(`outputs-${place}`);
    this.#built = record.table(`built-${place}`);
    this.pages = new LastPages(record, place);
  }

  /** What it has reported, where it was made from the same and all that it has written is there unchanged. */
  unchanged(inputs: string): { pages: number; files: number } | undefined {
    const built = this.#built.get('last');
    if (built?.inputs !== inputs) return undefined;
    const names = [...this.#outputs.keys()];
    return names.every((name) => this.isThere(name))
      ? { pages: built.pages, files: names.length }
      : undefined;
  }

  /** Whether a file that it has written is there as it was written. */
  isThere(name: string): boolean {
    const known = this.#outputs.get(name);
    const found = known && stampOf(path.join(this.#folder, name));
    return found !== undefined && found[0] === known![0] && found[1] === known![1];
  }

  /** The names of what it has written; none where that is not known. */
  names(): string[] {
    return [...this.#outputs.keys()];
  }

  /** Puts a build in its place. */
  set(inputs: string, pages: number, written: ReadonlyMap<string, Stamp>): void {
    this.#outputs.keepOnly((name) => written.has(name));
    this.add(inputs, pages, written);
  }

  /** Puts a build in its place of which only these files are new. */
  add(inputs: string, pages: number, written: ReadonlyMap<string, Stamp>): void {
    this.#built.set('last', { inputs, pages });
    for (const [name, stamp] of written) {
      const [size, modified] = this.#outputs.get(name) ?? [];
      if (size !== stamp[0] || modified !== stamp[1]) this.#outputs.set(name, stamp);
    }
  }
}

/**
 * A fingerprint of everything that a build is made from: the engine, the content of each file of the site, and how it is
 * built.
 */
export function inputsOf({ files, version }: SiteRecord, { site }: Roots, options: object): string {
  const content = listFiles(site, 'pages-config').map((file) => `${file} ${files.hashOf(file)}`);
  return contentHash([version, JSON.stringify(options), ...content].join('\n'));
}
