import type { Moment } from '../../core/content/dates/moments.ts';
import type { Roots } from '../roots.ts';
import { openCache } from '../cache/build-cache.ts';
import { inputsOf, LastBuild } from './changes/last-build.ts';
import type { BuildReport } from './build-report.ts';
import { removeEarlierFiles } from './output/earlier-files.ts';
import type { Progress } from './progress.ts';

export interface BuildOptions {
  /** Told what happens, for the person who waits. */
  progress: Progress;
  /** Whether texts are also written compressed, for hosts that hand them out as they are. */
  compress?: boolean;
  /** Whether scripts get source maps beside them, for who looks into a built site. */
  debug?: boolean;
  /** Whether each page has a picture of its own for where it is shared; otherwise all have the site's. */
  share?: boolean;
  /** Whether drafts are built too: a preview for those who write, which search engines may not keep. */
  drafts?: boolean;
  /** Whether what open pages of earlier builds may still load stays for 30 days; if not, it goes at once. */
  old?: boolean;
  /** The moment that is shown, by the clocks of the site's time zone; now unless told. */
  at?: Moment | undefined;
  /** The route of a page of which the report says why it was drawn. */
  why?: string | undefined;
  /** In how many threads pages are drawn; as many as are worth it unless told. */
  threads?: number;
}

/**
 * Builds the whole site into a folder that any static host can serve. Of an earlier build is kept what follows from
 * nothing that has changed; what comes of it is byte for byte what a build from nothing makes.
 * @param folder where the site goes, such as dist; what an earlier build has left there stays as it is until the new
 *   one is whole
 * @throws ContentError when the content has errors, or a section can't be drawn
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
  const record = openCache(roots);
  const last = new LastBuild(record, roots, folder);
  const showing = { drafts, ...(at && { at }) };
  const reading = 'Reading and validating the content';
  const isFirst = last.names().length === 0;
  if (isFirst) {
    progress(reading);
    // It reads each file, of which only a look is needed from then on.
    const { prepareColdStart } = await import('./cold-start.ts');
    // Who waits for it loads what a first build goes on with.
    await Promise.all([
      prepareColdStart(roots, debug, showing),
      import('./incremental-build.ts'),
      import('./render-changed-pages.ts'),
    ]);
  }
  const inputs = inputsOf(record, roots, { compress, debug, share, drafts });
  const unchanged = last.unchanged(inputs, at);
  if (unchanged) {
    record.save();
    return {
      ...unchanged,
      drawn: 0,
      ...(why && { why: `${why}: nothing has changed since the last build.` }),
    };
  }
  if (!isFirst) progress(reading);
  // Imported lazily: a build with nothing to do never loads this.
  const { buildIncrementally } = await import('./incremental-build.ts');
  const input = { roots, folder, record, last, progress, compress, debug, share, drafts, old, why, threads };
  try {
    return await buildIncrementally(input, inputs, showing);
  } finally {
    // What was found out about content holds, whatever is wrong with it.
    record.save();
  }
}
