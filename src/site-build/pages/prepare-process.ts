import type { Showing } from '../../core/content/dates/showing.ts';
import { answerParent } from '../child-process/answer-parent.ts';
import { cutAhead } from '../fonts/cut-ahead.ts';
import { loadSite } from '../load-site.ts';
import type { Roots } from '../roots.ts';

export interface PrepareTask {
  roots: Roots;
  /** What of the content is on the site: all but drafts unless told. */
  showing: Partial<Showing>;
}

/* The process that makes what a first build has to make before anything else, and leaves it in the record and in caches. */

await answerParent(prepare);

/** @returns the section types of the site; nothing where its content has errors, which the build itself will tell */
async function prepare({ roots, showing }: PrepareTask): Promise<string[] | null> {
  let cutting: Promise<void> | undefined;
  const { diagnostics, fonts, validation } = await loadSite(roots, {
    showing,
    onCharacters: (characters, project) => {
      cutting = cutAhead(roots, characters, project);
    },
  });
  await cutting;
  if (diagnostics.some(({ severity }) => severity === 'error')) return null;
  await fonts();
  return [...validation.types];
}
