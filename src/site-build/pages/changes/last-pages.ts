import { contentHash } from '../../cache/file-hashes.ts';
import type { CacheTable } from '../../cache/cache-table.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import type { ValidatedSite } from '../../validate-site.ts';
import type { PageFrame } from '../render/page-frame.ts';

/** What the last build into a folder has drawn its pages from: the content of each, and what is around all of them. */
export class LastPages {
  readonly #hashes: CacheTable<string>;
  readonly #frames: CacheTable<{ around: string; frame: PageFrame }>;

  /** @param place tells the folder from others */
  constructor(record: BuildCache, place: string) {
    this.#hashes = record.table(`drawn-${place}`);
    this.#frames = record.table(`frame-${place}`);
  }

  /** The frame of all pages, where it was made from the same. */
  frame(around: string): PageFrame | undefined {
    const last = this.#frames.get('last');
    return last?.around === around ? last.frame : undefined;
  }

  /** The files of pages that were drawn from other content, or not at all. */
  changed(files: readonly string[], hashOf: (file: string) => string | undefined): string[] {
    return files.filter((file) => this.#hashes.get(file) !== hashOf(file));
  }

  /** Notes from which content a page was drawn. */
  add(file: string, hash: string): void {
    if (this.#hashes.get(file) !== hash) this.#hashes.set(file, hash);
  }

  /** Puts a build in the place of the last one. */
  set(around: string, frame: PageFrame, { files }: BuildCache, { project }: ValidatedSite): void {
    if (!this.frame(around)) this.#frames.set('last', { around, frame });
    // Those too that are not on the site: they change nothing as long as they are as they were.
    const pages = new Set(project.pages.map((page) => page.path));
    this.#hashes.keepOnly((file) => pages.has(file));
    for (const file of pages) this.add(file, files.lastHashOf(file) ?? '');
  }
}

/** How a site is built, as far as what is around its pages follows from it. */
export interface FrameOptions {
  compress: boolean;
  debug: boolean;
  share: boolean;
  drafts: boolean;
}

/**
 * A fingerprint of everything that a build is made from but the words in the sections of pages: of each page what others
 * may show of it and what all pages share, of each other file its content.
 */
export function aroundPages(
  { files }: BuildCache,
  { project, validation, traceOf }: ValidatedSite,
  { compress, debug, share, drafts }: FrameOptions,
): string {
  const pages = new Set(project.pages.map(({ path }) => path));
  const lines = (project.files ?? []).map(
    (file) => `${file} ${pages.has(file) ? traceOf(file) : files.lastHashOf(file)}`,
  );
  // From then on nothing has come or gone.
  const { from } = validation.unchanged;
  return contentHash([JSON.stringify({ compress, debug, share, drafts, from }), ...lines].join('\n'));
}
