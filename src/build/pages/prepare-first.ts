import { runApart } from '../apart/run-apart.ts';
import { listFiles } from '../list-files.ts';
import { siteBundle } from './site-bundle.ts';
import type { Roots } from '../roots.ts';

/** So many files of content make it worth to start a process for them. */
const MANY = 500;

/**
 * Makes in processes of their own, one after the other, what the first build of a large site needs and later ones find:
 * compiled schemas, what is known of each file, fonts, and the bundle. Most of the memory that a first build takes is
 * given back so before pages are drawn.
 */
export async function prepareFirst(roots: Roots, debug: boolean): Promise<void> {
  if (listFiles(roots.site, 'pages-config').length < MANY) return;
  const types = await runApart<string[] | null>(new URL('./prepare-process.ts', import.meta.url), roots);
  if (types) await siteBundle(roots, new Set(types), debug);
}
