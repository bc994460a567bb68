import type { Showing } from '../../core/content/dates/showing.ts';
import { runInChildProcess } from '../child-process/run-in-child-process.ts';
import { keepHeapSmall } from '../keep-heap-small.ts';
import { listFiles } from '../list-files.ts';
import type { Roots } from '../roots.ts';
import { beginBundle } from './begin-bundle.ts';
import type { PrepareTask } from './prepare-process.ts';
import { siteBundle } from './site-bundle.ts';

/** So many files of content make it worth to start a process for them. */
const MANY = 500;

/**
 * Makes in processes of their own, one after the other, what the first build of a large site needs and later ones find:
 * compiled schemas, what is known of each file, fonts, and the bundle. Most of the memory that a first build takes is given
 * back so before pages are drawn. Of a small site it only begins to bundle.
 * @param showing what of the content the build shows
 */
export async function prepareColdStart(
  roots: Roots,
  debug: boolean,
  showing: Partial<Showing> = {},
): Promise<void> {
  const files = listFiles(roots.site, 'pages-config');
  if (files.length < MANY) {
    beginBundle(roots, files, debug);
    return;
  }
  keepHeapSmall();
  const task: PrepareTask = { roots, showing };
  const types = await runInChildProcess<string[] | null>(
    new URL('./prepare-process.ts', import.meta.url),
    task,
  );
  if (types) await siteBundle(roots, new Set(types), debug);
}
