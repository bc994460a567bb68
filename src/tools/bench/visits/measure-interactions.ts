import type { Roots } from '../../../build/roots.ts';
import { readBuiltSite } from '../../check/built/built-site.ts';
import { writeCorpus, type CorpusOptions } from '../corpus/corpus.ts';
import type { Visited } from '../results.ts';
import { measureInteractions } from './interaction.ts';
import { interactionsOf } from './interactions-of.ts';
import { serveCopy, serveSite } from './page-subjects.ts';

interface InteractionMeasuring {
  /** The site on which visitors press and type. */
  roots: Roots;
  /** A corpus that takes its place. */
  corpus?: CorpusOptions | undefined;
  /** A folder for what is built; the caller throws it away. */
  folder: string;
  runs: number;
  say: (line: string) => void;
}

/** Measures how long visitors wait for an answer to what they press and type, on a processor four times slower. */
export async function measureAnswers({
  roots,
  corpus,
  folder,
  runs,
  say,
}: InteractionMeasuring): Promise<Visited[]> {
  say('Building the site on which visitors press and type …');
  if (corpus) await writeCorpus(roots.engine, folder, corpus);
  const site = corpus ? await serveSite({ ...roots, site: folder }) : await serveCopy(roots, folder);
  try {
    const interactions = interactionsOf(readBuiltSite(site.folder));
    const measured = await measureInteractions(site.address, interactions, runs, say);
    return measured.map(({ name, route, runs: answers }) => ({
      name: `${name} (${route})`,
      subject: 'ours',
      runs: answers,
    }));
  } finally {
    await site.stop();
  }
}
