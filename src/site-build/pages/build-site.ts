import type { Moment } from '../../core/content/dates/moments.ts';
import type { Roots } from '../roots.ts';
import { openCache } from '../cache/build-cache.ts';
import { hashBuildInputs, LastBuild } from './changes/last-build.ts';
import type { BuildReport } from './build-report.ts';
import { removeEarlierFiles } from './output/earlier-files.ts';
import type { ReportProgress } from './progress.ts';

export interface BuildOptions {
  /** Reports progress to the user. */
  progress: ReportProgress;
  /** Whether texts are also written compressed, for hosts that serve them directly. */
  compress?: boolean;
  /** Whether scripts get source maps, for debugging a built site. */
  debug?: boolean;
  /** Whether each page has a separate sharing picture; otherwise all use the site's. */
  share?: boolean;
  /** Whether drafts are built too: a preview for authors, which search engines must not index. */
  drafts?: boolean;
  /**
   * Whether files of earlier builds stay for 30 days, because open pages may load them; otherwise they are removed.
   */
  old?: boolean;
  /** The moment to show, in the site's time zone. Default: now */
  at?: Moment | undefined;
  /** The route of a page for which the report explains why it was rendered. */
  why?: string | undefined;
  /** The number of render threads. Default: as many as pay off */
  threads?: number;
}

/**
 * Builds the whole site into a folder for any static host. Files of an earlier build stay if their inputs are
 * unchanged; the result is the same, byte for byte, as a build from scratch.
 * @param folder folder of the built site, such as dist; an earlier build in it stays unchanged until the new
 *   one is complete
 * @throws ContentError if the content has errors, or a section can't be rendered
 */
export async function buildSite(
  roots: Roots,
  folder: string,
  {
    progress,
    compress = false,
    debug = false,
    share = true,
    drafts = false,
    old = true,
    at,
    why,
    threads,
  }: BuildOptions,
): Promise<BuildReport> {
  if (!old) await removeEarlierFiles(folder);
  const cache = openCache(roots);
  const lastBuild = new LastBuild(cache, roots, folder);
  const showing = { drafts, ...(at && { at }) };
  const readingStep = 'Reading and validating the content';
  const isFirst = lastBuild.names().length === 0;
  let preparedOptions = {};
  if (isFirst) {
    progress(readingStep);
    // Hashes each file, so that later steps need not read it again.
    const { prepareColdStart } = await import('./cold-start.ts');
    // Preloads the code that a first build needs, while this process waits.
    [preparedOptions] = await Promise.all([
      prepareColdStart(roots, debug, showing),
      import('./incremental-build.ts'),
      import('./render-changed-pages.ts'),
    ]);
  }
  const inputs = hashBuildInputs(cache, roots, { compress, debug, share, drafts });
  const lastReport = lastBuild.unchanged(inputs, at);
  if (lastReport) {
    cache.save();
    return {
      ...lastReport,
      rendered: 0,
      ...(why && { why: `${why}: nothing has changed since the last build.` }),
    };
  }
  if (!isFirst) progress(readingStep);
  // Imported lazily: a build with nothing to do never loads this.
  const { buildIncrementally } = await import('./incremental-build.ts');
  const input = {
    roots,
    folder,
    cache,
    last: lastBuild,
    progress,
    compress,
    debug,
    share,
    drafts,
    old,
    why,
    threads,
  };
  try {
    return await buildIncrementally(input, inputs, { showing, ...preparedOptions });
  } finally {
    // The cached results are valid even if the content has errors.
    cache.save();
  }
}
