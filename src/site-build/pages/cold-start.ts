import type { ShowingOptions } from '../../core/content/dates/showing.ts';
import { runInChildProcess } from '../child-process/run-in-child-process.ts';
import { limitHeapGrowth } from '../limit-heap.ts';
import { listFiles } from '../list-files.ts';
import { subsetAhead } from '../fonts/subset-ahead.ts';
import type { Roots } from '../roots.ts';
import type { ReadOptions } from '../validate-site.ts';
import { beginBundle } from './begin-bundle.ts';
import type { PrepareTask, PreparedContent } from './prepare-process.ts';
import { siteBundle } from './site-bundle.ts';

/** From this number of content files on, a separate process pays off. */
const MIN_FILES = 500;

/**
 * Prepares the first build of a large site: one child process validates the content, then another one makes the
 * bundle, while a thread subsets the fonts. All results are cached, and most of the memory of a first build is free
 * again before pages are rendered. For a small site it only starts the bundle.
 * @param showing options of the content that the build shows
 * @returns options for the validation; the fonts of a small site are subset during it
 */
export async function prepareColdStart(
  roots: Roots,
  debug: boolean,
  showing: Partial<ShowingOptions> = {},
): Promise<Pick<ReadOptions, 'onCharacters'>> {
  const files = listFiles(roots.site, 'pages-config');
  if (files.length < MIN_FILES) {
    beginBundle(roots, files, debug);
    return { onCharacters: (characters, project) => void subsetAhead(roots, characters, project) };
  }
  limitHeapGrowth();
  const task: PrepareTask = { roots, showing };
  const script = new URL('./prepare-process.ts', import.meta.url);
  const preparedContent = await runInChildProcess<PreparedContent | null>(script, task);
  if (preparedContent) {
    const { types, characters, project } = preparedContent;
    await Promise.all([siteBundle(roots, new Set(types), debug), subsetAhead(roots, characters, project)]);
  }
  return {};
}
