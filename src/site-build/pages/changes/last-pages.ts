import { contentHash } from '../../cache/file-hashes.ts';
import type { CacheTable } from '../../cache/cache-table.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import type { ValidatedSite } from '../../validate-site.ts';
import type { PageFrame } from '../render/page-frame.ts';

/**
 * The inputs of the pages of the last build into a folder: the content of each page, and their surroundings.
 */
export class LastPages {
  readonly #hashes: CacheTable<string>;
  readonly #frames: CacheTable<{ around: string; frame: PageFrame }>;

  /** @param place identifies the folder */
  constructor(cache: BuildCache, place: string) {
    this.#hashes = cache.table(`rendered-${place}`);
    this.#frames = cache.table(`frame-${place}`);
  }

  /** The frame of all pages, if its inputs are the same. @param around the hash of `aroundPages` */
  frame(around: string): PageFrame | undefined {
    const last = this.#frames.get('last');
    return last?.around === around ? last.frame : undefined;
  }

  /** The files of pages that have changed since they were rendered, or are new. */
  changed(files: readonly string[], getHash: (file: string) => string | undefined): string[] {
    return files.filter((file) => this.#hashes.get(file) !== getHash(file));
  }

  /** Records the content with which a page was rendered. */
  add(file: string, hash: string): void {
    if (this.#hashes.get(file) !== hash) this.#hashes.set(file, hash);
  }

  /** Records a complete build. */
  set(around: string, frame: PageFrame, { files }: BuildCache, { project }: ValidatedSite): void {
    if (!this.frame(around)) this.#frames.set('last', { around, frame });
    // Includes pages that visitors can't see: they matter only when they change.
    const pages = new Set(project.pages.map((page) => page.path));
    this.#hashes.keepOnly((file) => pages.has(file));
    for (const file of pages) this.add(file, files.getLastHash(file) ?? '');
  }
}

/** The build options that affect the surroundings of pages. */
export interface FrameOptions {
  compress: boolean;
  debug: boolean;
  share: boolean;
  drafts: boolean;
}

/**
 * A hash of all inputs of a build except the texts in sections: for each page the parts that other pages may
 * show, shared data, and the content of all other files.
 */
export function aroundPages(
  { files }: BuildCache,
  { project, validation, getTrace }: ValidatedSite,
  { compress, debug, share, drafts }: FrameOptions,
): string {
  const pages = new Set(project.pages.map(({ path }) => path));
  const lines = (project.files ?? []).map(
    (file) => `${file} ${pages.has(file) ? getTrace(file) : files.getLastHash(file)}`,
  );
  // No scheduled change of content has been due since this moment.
  const { from } = validation.unchanged;
  return contentHash([JSON.stringify({ compress, debug, share, drafts, from }), ...lines].join('\n'));
}
