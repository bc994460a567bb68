import type { ShowingOptions } from '../../core/content/dates/showing.ts';
import { runInChildProcess } from '../child-process/run-in-child-process.ts';
import { limitHeapGrowth } from '../limit-heap.ts';
import { listFiles } from '../list-files.ts';
import { subsetAhead } from '../fonts/subset-ahead.ts';
import type { Roots } from '../roots.ts';
import type { ReadOptions } from '../validate-site.ts';
import { beginBundle } from './begin-bundle.ts';
import type { PrepareTask } from './prepare-process.ts';
import { siteBundle } from './site-bundle.ts';

/** From this number of content files on, a separate process pays off. */
const MIN_FILES = 500;

/**
 * Prepares the first build of a large site in child processes, one after the other: compiled schemas, facts
 * of files, fonts, and the bundle, all cached. So most of the memory of a first build is free again before
 * pages are rendered. For a small site it only starts the bundle.
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
  const types = await runInChildProcess<string[] | null>(
    new URL('./prepare-process.ts', import.meta.url),
    task,
  );
  if (types) await siteBundle(roots, new Set(types), debug);
  return {};
}
