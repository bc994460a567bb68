import type { Roots } from '../../../build/roots.ts';
import { readBuiltSite } from '../../check/built/built-site.ts';
import { measureFirstPages } from './first-page.ts';
import { interactionsOf, measureInteractions } from './interaction.ts';
import { measureNextPages } from './next-page.ts';
import { serveCopy, serveSubjects } from './page-subjects.ts';
import type { Visited } from '../results.ts';

interface PageMeasuring {
  /** The site on which visitors press and type. */
  roots: Roots;
  /** A folder for what is built; the caller throws it away. */
  folder: string;
  seed: number;
  runs: number;
  say: (line: string) => void;
}

/**
 * Measures what a visitor waits for: the first page and the next one of a corpus, beside the same pages made by hand; and
 * the answers to what is pressed and typed on the site itself, on a processor four times slower.
 */
export async function measurePages({ roots, folder, seed, runs, say }: PageMeasuring): Promise<Visited[]> {
  say('Building the pages that are looked at …');
  const subjects = await serveSubjects(roots.engine, folder, seed);
  const visited: Visited[] = [];
  try {
    visited.push(...(await measureFirstPages(subjects.all, runs, say)));
    visited.push(...(await measureNextPages(subjects.all, runs, say)));
  } finally {
    await subjects.stop();
  }
  say('Building the site on which visitors press and type …');
  const site = await serveCopy(roots, folder);
  try {
    const interactions = interactionsOf(readBuiltSite(site.folder));
    const measured = await measureInteractions(site.address, interactions, runs, say);
    for (const { name, route, runs: waits } of measured)
      visited.push({
        name: `${name} (${route})`,
        subject: 'ours',
        runs: waits.map((milliseconds) => ({ milliseconds })),
      });
  } finally {
    await site.stop();
  }
  return visited;
}
