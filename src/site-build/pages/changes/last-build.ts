import path from 'node:path';
import { holds, isAlways, momentIn, type Moment, type Period } from '../../../core/content/dates/moments.ts';
import type { Diagnostic } from '../../../core/diagnostic.ts';
import { listFiles } from '../../list-files.ts';
import { contentHash } from '../../cache/file-hashes.ts';
import type { CacheTable } from '../../cache/cache-table.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import type { Roots } from '../../roots.ts';
import { stampOf, type Stamp } from '../output/output.ts';
import { LastPages } from './last-pages.ts';
import type { BuildReport } from '../build-report.ts';
import type { KeptPage } from './page-record.ts';

/** What a build was made from, and how long that is what visitors are to see. */
export interface Built {
  inputs: string;
  pages: number;
  /** In which moments are given. */
  timeZone: string;
  /** In which nothing on the site comes or goes. */
  unchanged: Period;
  /** What validation warned of. */
  warnings: readonly Diagnostic[];
}

/** What the last build has written, and from what. */
export class LastBuild {
  /** From what its pages were drawn. */
  readonly pages: LastPages;
  /** What each page has become, by its route. Another folder may show another moment, or drafts. */
  readonly kept: CacheTable<KeptPage>;
  /** What media have become. */
  readonly media: CacheTable<readonly string[]>;
  /** From what each file was made that extensions make, by its name: a hash. */
  readonly made: CacheTable<string>;
  readonly #folder: string;
  readonly #outputs: CacheTable<Stamp>;
  readonly #built: CacheTable<Built>;

  /** @param folder the built site, such as dist */
  constructor(record: BuildCache, { site }: Roots, folder: string) {
    const place = contentHash(path.relative(site, folder)).slice(0, 8);
    this.#folder = folder;
    this.#outputs = record.table(`outputs-${place}`);
    this.#built = record.table(`built-${place}`);
    this.pages = new LastPages(record, place);
    this.kept = record.table(`pages-${place}`);
    this.media = record.table(`media-${place}`);
    this.made = record.table(`made-${place}`);
  }

  /**
   * What it has reported, where it was made from the same, nothing has been due since, and all that it has written is there
   * unchanged.
   * @param at the moment that is to be shown; now unless told
   */
  unchanged(inputs: string, at?: Moment): Omit<BuildReport, 'drawn'> | undefined {
    const built = this.#built.get('last');
    if (built?.inputs !== inputs) return undefined;
    const { unchanged, timeZone } = built;
    if (!isAlways(unchanged) && !holds(unchanged, at ?? momentIn(timeZone, new Date()))) return undefined;
    const { pages, warnings } = built;
    return this.isWhole() ? { pages, files: this.names().length, warnings } : undefined;
  }

  /** Whether it is known what it has written, and all of it is there as it was written. */
  isWhole(): boolean {
    const names = this.names();
    return names.length > 0 && names.every((name) => this.isThere(name));
  }

  /** Whether a file that it has written is there as it was written. */
  isThere(name: string): boolean {
    return this.stampOf(name) !== undefined;
  }

  /** The stamp of a file that it has written, where that is there as it was written. */
  stampOf(name: string): Stamp | undefined {
    const known = this.#outputs.get(name);
    // Names are as they should be: to put twenty thousand paths in order would take as long as a look at some.
    const found = known && stampOf(`${this.#folder}/${name}`);
    return found?.[0] === known?.[0] && found?.[1] === known?.[1] ? found : undefined;
  }

  /** The names of what it has written; none where that is not known. */
  names(): string[] {
    return [...this.#outputs.keys()];
  }

  /** Puts a build in its place. */
  set(built: Built, written: ReadonlyMap<string, Stamp>): void {
    this.#built.set('last', built);
    this.#outputs.keepOnly((name) => written.has(name));
    this.#add(written);
  }

  /** Puts a build in its place of which only these files are new. @returns how many pages it has, and how many files */
  update(
    inputs: string,
    warnings: readonly Diagnostic[],
    written: ReadonlyMap<string, Stamp>,
  ): { pages: number; files: number } {
    const built = { ...this.#built.get('last')!, inputs, warnings };
    this.#built.set('last', built);
    this.#add(written);
    return { pages: built.pages, files: this.names().length };
  }

  #add(written: ReadonlyMap<string, Stamp>): void {
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
export function inputsOf({ files, version }: BuildCache, { site }: Roots, options: object): string {
  const content = listFiles(site, 'pages-config').map((file) => `${file} ${files.hashOf(file)}`);
  return contentHash([version, JSON.stringify(options), ...content].join('\n'));
}
