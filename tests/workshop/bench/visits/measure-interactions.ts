import type { Roots } from '../../../../src/site-build/roots.ts';
import { listPlacedForms, readBuiltSite } from '../../built/built-site.ts';
import { writeCorpus, type CorpusOptions } from '../corpus/corpus.ts';
import type { Kind } from '../options.ts';
import type { Visited } from '../results.ts';
import { measureBlockingTimes } from './blocking-time.ts';
import { measureInteractions } from './interaction.ts';
import { findInteractions } from './find-interactions.ts';
import { measureSearches } from './measure-searches.ts';
import { serveCopy, serveSite } from './page-subjects.ts';
import { findSearches } from './find-searches.ts';

interface InteractionMeasuring {
  /** The site that visitors use. */
  roots: Roots;
  /** A corpus in place of the site. */
  corpus?: CorpusOptions | undefined;
  /** A folder for built files; the caller removes it. */
  folder: string;
  runs: number;
  /** Whether to measure all controls, and searches. */
  only: readonly Kind[];
  say: (line: string) => void;
}

/** Measures the waiting time after clicks and key presses, and blocking times, with a four times slower CPU. */
export async function measureAnswers({
  roots,
  corpus,
  folder,
  runs,
  only,
  say,
}: InteractionMeasuring): Promise<Visited[]> {
  say('Building the site for the interactions …');
  if (corpus) await writeCorpus(roots.engine, folder, corpus);
  const site = corpus
    ? await serveSite({ ...roots, site: folder }, { share: false })
    : await serveCopy(roots, folder);
  try {
    const built = readBuiltSite(site.folder);
    const visited: Visited[] = [];
    if (only.includes('interactions')) {
      const measured = await measureInteractions(site.address, findInteractions(built), runs, say);
      for (const { name, route, runs: answers } of measured)
        visited.push({ name: `${name} (${route})`, subject: 'ours', runs: answers });
      const withForm = new Set(listPlacedForms(built).map(({ page }) => page.route));
      visited.push(...(await measureBlockingTimes(site.address, [...withForm], runs, say)));
    }
    if (only.includes('search'))
      visited.push(...(await measureSearches(site.address, findSearches(built), runs, say)));
    return visited;
  } finally {
    await site.stop();
  }
}
