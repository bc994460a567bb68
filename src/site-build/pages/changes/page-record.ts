import type { Moment } from '../../../core/content/dates/moments.ts';
import { contentHash } from '../../cache/file-hashes.ts';
import type { CacheTable } from '../../cache/cache-table.ts';
import type { PageFacts, PagePlan } from '../render/page-job.ts';
import type { WrittenPage } from '../render/page-writer.ts';
import type { Use } from '../render/watch-uses.ts';
import type { Stamp } from '../output/output.ts';
import type { MediaFiles } from './media-files.ts';

/** What an earlier build has made of a page, and everything that it has made it from. */
export interface KeptPage {
  /** The hash of its file. */
  hash: string;
  /** Of what all pages share. */
  frame: string;
  /** Of what else its job says. */
  job: string;
  /** Since when it has been as it is shown. */
  since?: Moment | undefined;
  /** The address of the picture that social networks show. */
  shareImage: string;
  /** Of each thing that it shows from outside of its file. */
  uses: [use: Use, hash: string][];
  facts: PageFacts;
  files: [name: string, stamp: Stamp][];
}

export interface PageRecordInput {
  table: CacheTable<KeptPage>;
  /** The hash of what all pages share. */
  frame: string;
  /** The hash of what stands for something outside of a page. */
  hashOfUse(use: Use): Promise<string>;
  /** Whether a file lies in the built site as it was written. */
  isThere(name: string, stamp: Stamp): boolean;
  media: MediaFiles;
}

/** Tells the pages that have to be drawn from those that an earlier build has drawn just so. */
export class PageRecord {
  readonly #input: PageRecordInput;

  constructor(input: PageRecordInput) {
    this.#input = input;
  }

  /** What an earlier build has made of a page. */
  kept(job: PagePlan): KeptPage | undefined {
    return this.#input.table.get(keyOf(job));
  }

  /** Why a page has to be drawn, as the end of a sentence; nothing where what is there is right. */
  async reason(job: PagePlan): Promise<string | undefined> {
    const { frame, hashOfUse, isThere, media } = this.#input;
    const kept = this.kept(job);
    if (!kept) return 'no build of this code and these schemas has drawn it';
    if (kept.hash !== job.hash) return `${job.file} has changed`;
    if (kept.frame !== frame)
      return 'what all pages share has changed: _site.json, the theme, fonts or forms';
    if (kept.job !== hashOfJob(job))
      return 'its title, its head, its languages, what is due on it or how the site is built has changed';
    for (const [use, hash] of kept.uses) {
      if ((await hashOfUse(use)) !== hash) return `${wordsOf(use)} has changed`;
      if (!media.areThere(use)) return `what ${wordsOf(use)} becomes is not in the built site`;
    }
    const lost = kept.files.find(([name, stamp]) => !isThere(name, stamp));
    return lost && `${lost[0]} is not in the built site as it was written`;
  }

  /** Notes what a page has become. */
  async keep(job: PagePlan, { facts, files }: WrittenPage): Promise<void> {
    const { table, frame, hashOfUse, media } = this.#input;
    const uses: KeptPage['uses'] = [];
    for (const use of facts.uses) {
      uses.push([use, await hashOfUse(use)]);
      media.keep(use);
    }
    table.set(keyOf(job), {
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
   * Forgets the pages that are gone.
   * @returns the names of the media that the others show
   */
  keepOnly(jobs: readonly PagePlan[]): Set<string> {
    const { table, media } = this.#input;
    const keys = new Set(jobs.map(keyOf));
    table.keepOnly((key) => keys.has(key));
    const uses = new Set(jobs.flatMap((job) => this.kept(job)?.uses.map(([use]) => use) ?? []));
    return media.keepOnly(uses);
  }
}

function keyOf({ route }: PagePlan): string {
  return route;
}

function hashOfJob(job: PagePlan): string {
  const { file, files, since, titlePrefix, shareImage, headFollows, languages, compress } = job;
  const said = [file, files, since, titlePrefix, shareImage, headFollows, languages, compress];
  return contentHash(JSON.stringify(said)).slice(0, 12);
}

/** “the list {"collection":"services"}”, “_media/people/asha.svg” */
function wordsOf(use: Use): string {
  return use
    .replace(/^collection /, 'the list ')
    .replace(/^shared /, 'the shared section ')
    .replace(/^media /, '');
}
