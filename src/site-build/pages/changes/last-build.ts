import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  isInPeriod,
  isUnlimited,
  momentIn,
  type Moment,
  type Period,
} from '../../../core/content/dates/moments.ts';
import type { Diagnostic } from '../../../core/diagnostic.ts';
import { memoize } from '../../../core/memoize.ts';
import { listFiles } from '../../list-files.ts';
import { contentHash } from '../../cache/file-hashes.ts';
import type { CacheTable } from '../../cache/cache-table.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import type { Roots } from '../../roots.ts';
import { isForOpenPages } from '../output/earlier-files.ts';
import { readStamp, type Stamp } from '../output/output.ts';
import { LastPages } from './last-pages.ts';
import type { BuildReport } from '../build-report.ts';
import type { PageCacheEntry } from './page-cache.ts';

/** The inputs of a build, and the period for which it is current. */
export interface FinishedBuild {
  inputs: string;
  pages: number;
  /** The time zone of the moments in the period. */
  timeZone: string;
  /** The period without scheduled changes. */
  unchanged: Period;
  /** The warnings of validation. */
  warnings: readonly Diagnostic[];
}

/** The outputs of the last build, and their inputs. */
export class LastBuild {
  /** The inputs of its pages. */
  readonly pages: LastPages;
  /**
   * The outputs of each page, by route. They belong to this folder: another folder may show another moment,
   * or drafts.
   */
  readonly cached: CacheTable<PageCacheEntry>;
  /** The outputs of media. */
  readonly media: CacheTable<readonly string[]>;
  /** The hashes of the inputs of extension files, by name. */
  readonly made: CacheTable<string>;
  readonly #folder: string;
  /** The names in a subfolder of the built site. */
  readonly #list: (subfolder: string) => ReadonlySet<string>;
  readonly #outputs: CacheTable<Stamp>;
  readonly #built: CacheTable<FinishedBuild>;

  /** @param folder the built site, such as dist */
  constructor(cache: BuildCache, { site }: Roots, folder: string) {
    const place = contentHash(path.relative(site, folder)).slice(0, 8);
    this.#folder = folder;
    this.#list = memoize((subfolder) => namesIn(`${folder}/${subfolder}`));
    this.#outputs = cache.table(`outputs-${place}`);
    this.#built = cache.table(`built-${place}`);
    this.pages = new LastPages(cache, place);
    this.cached = cache.table(`pages-${place}`);
    this.media = cache.table(`media-${place}`);
    this.made = cache.table(`made-${place}`);
  }

  /**
   * The report of the last build, if its inputs are the same, no scheduled change was due since, and all its
   * files are unchanged.
   * @param at the moment to show. Default: now
   */
  unchanged(inputs: string, at?: Moment): Omit<BuildReport, 'rendered'> | undefined {
    const built = this.#built.get('last');
    if (built?.inputs !== inputs) return undefined;
    const { unchanged, timeZone } = built;
    if (!isUnlimited(unchanged) && !isInPeriod(unchanged, at ?? momentIn(timeZone, new Date())))
      return undefined;
    const { pages, warnings } = built;
    return this.isWhole() ? { pages, files: this.names().length, warnings } : undefined;
  }

  /** Whether the outputs are known and unchanged. */
  isWhole(): boolean {
    const names = this.names();
    return names.length > 0 && names.every((name) => this.isUnchanged(name));
  }

  /** Whether an output file is unchanged. */
  isUnchanged(name: string): boolean {
    return this.getStamp(name) !== undefined;
  }

  /**
   * The stamp of an output file; undefined if it has changed. A file with a hash in its name needs only to exist: a
   * listing of its folder takes a fifth of the time of a call per file.
   */
  getStamp(name: string): Stamp | undefined {
    const recordedStamp = this.#outputs.get(name);
    if (recordedStamp && isForOpenPages(name))
      return this.#list(path.posix.dirname(name)).has(path.posix.basename(name)) ? recordedStamp : undefined;
    // The paths are already normalised: normalising twenty thousand of them takes a noticeable time.
    const currentStamp = recordedStamp && readStamp(`${this.#folder}/${name}`);
    return currentStamp?.[0] === recordedStamp?.[0] && currentStamp?.[1] === recordedStamp?.[1]
      ? currentStamp
      : undefined;
  }

  /** The names of the output files; empty if unknown. */
  names(): string[] {
    return [...this.#outputs.keys()];
  }

  /** Records a complete build. */
  set(built: FinishedBuild, written: ReadonlyMap<string, Stamp>): void {
    this.#built.set('last', built);
    this.#outputs.keepOnly((name) => written.has(name));
    this.#add(written);
  }

  /**
   * Records a build that has written only these new files.
   * @returns the number of pages and files
   */
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

function namesIn(folder: string): ReadonlySet<string> {
  return new Set(existsSync(folder) ? readdirSync(folder) : []);
}

/** A fingerprint of all inputs of a build: the engine, the content of each file of the site, and the options. */
export function hashBuildInputs({ files, version }: BuildCache, { site }: Roots, options: object): string {
  const content = listFiles(site, 'pages-config').map((file) => `${file} ${files.getHash(file)}`);
  return contentHash([version, JSON.stringify(options), ...content].join('\n'));
}
