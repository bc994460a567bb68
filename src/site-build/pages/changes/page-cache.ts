import type { Moment } from '../../../core/content/dates/moments.ts';
import { contentHash } from '../../cache/file-hashes.ts';
import type { CacheTable } from '../../cache/cache-table.ts';
import type { PageFacts, PagePlan } from '../render/page-job.ts';
import type { WrittenPage } from '../render/page-writer.ts';
import type { PageInput } from '../render/watch-uses.ts';
import type { Stamp } from '../output/output.ts';
import type { MediaFiles } from './media-files.ts';

/** The outputs of a page in an earlier build, and their inputs. */
export interface PageCacheEntry {
  hash: string;
  /** The hash of the shared data. */
  frame: string;
  /** The hash of the rest of its job. */
  job: string;
  /** The time of its last scheduled change, from which it looks as it does now. */
  since?: Moment | undefined;
  /** The address of its sharing picture. */
  shareImage: string;
  /** The hash of each thing outside its file that it shows. */
  uses: [use: PageInput, hash: string][];
  facts: PageFacts;
  files: [name: string, stamp: Stamp][];
}

export interface PageCacheInput {
  table: CacheTable<PageCacheEntry>;
  /** The hash of the shared data. */
  frame: string;
  /** The hash of a thing outside a page. */
  hashOfUse(use: PageInput): Promise<string>;
  /** Whether an output file is unchanged. */
  isThere(name: string, stamp: Stamp): boolean;
  media: MediaFiles;
}

/** Finds the pages that must be rendered: those whose inputs differ from the last build. */
export class PageCache {
  readonly #input: PageCacheInput;

  constructor(input: PageCacheInput) {
    this.#input = input;
  }

  /** The page's entry from an earlier build. */
  cached(job: PagePlan): PageCacheEntry | undefined {
    return this.#input.table.get(planKey(job));
  }

  /** The reason why a page must be rendered, as the end of a sentence; undefined if it is up to date. */
  async reason(job: PagePlan): Promise<string | undefined> {
    const { frame, hashOfUse, isThere, media } = this.#input;
    const cached = this.cached(job);
    if (!cached) return 'no build of this code and these schemas has rendered it';
    if (cached.hash !== job.hash) return `${job.file} has changed`;
    if (cached.frame !== frame)
      return 'the data that all pages share have changed: _site.json, the theme, fonts or forms';
    if (cached.job !== hashOfJob(job))
      return 'its title, its head, its languages, its dates or the settings of the build have changed';
    for (const [use, hash] of cached.uses) {
      if ((await hashOfUse(use)) !== hash) return `${describeUse(use)} has changed`;
      if (!media.haveOutputs(use)) return `the files of ${describeUse(use)} are not in the built site`;
    }
    const missingFile = cached.files.find(([name, stamp]) => !isThere(name, stamp));
    return missingFile && `${missingFile[0]} is missing from the built site, or was changed there`;
  }

  /** Records the outputs of a page. */
  async store(job: PagePlan, { facts, files }: WrittenPage): Promise<void> {
    const { table, frame, hashOfUse, media } = this.#input;
    const uses: PageCacheEntry['uses'] = [];
    for (const use of facts.uses) {
      uses.push([use, await hashOfUse(use)]);
      media.note(use);
    }
    table.set(planKey(job), {
      hash: job.hash,
      frame,
      job: hashOfJob(job),
      since: job.since,
      shareImage: job.shareImage,
      uses,
      facts: { ...facts, uses: [] },
      files,
    });
  }

  /**
   * Removes pages that no longer exist.
   * @returns the output names of the media on the remaining pages
   */
  keepOnly(jobs: readonly PagePlan[]): Set<string> {
    const { table, media } = this.#input;
    const keys = new Set(jobs.map(planKey));
    table.keepOnly((key) => keys.has(key));
    const uses = new Set(jobs.flatMap((job) => this.cached(job)?.uses.map(([use]) => use) ?? []));
    return media.keepOnly(uses);
  }
}

function planKey({ route }: PagePlan): string {
  return route;
}

function hashOfJob(job: PagePlan): string {
  const { file, files, since, titlePrefix, shareImage, headFollows, languages, compress } = job;
  const inputs = [file, files, since, titlePrefix, shareImage, headFollows, languages, compress];
  return contentHash(JSON.stringify(inputs)).slice(0, 12);
}

/** The name of a use in a sentence: “the list {"collection":"services"}”, “_media/people/asha.svg” */
function describeUse(use: PageInput): string {
  return use
    .replace(/^collection /, 'the list ')
    .replace(/^shared /, 'the shared section ')
    .replace(/^media /, '');
}
