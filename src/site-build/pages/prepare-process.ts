import type { ShowingOptions } from '../../core/content/dates/showing.ts';
import { answerParent } from '../child-process/answer-parent.ts';
import { subsetAhead } from '../fonts/subset-ahead.ts';
import { loadSite } from '../load-site.ts';
import type { Roots } from '../roots.ts';

export interface PrepareTask {
  roots: Roots;
  /** The content that is shown. Default: all except drafts */
  showing: Partial<ShowingOptions>;
}

/* The child process that prepares a first build; its results are cached. */

await answerParent(prepare);

/** @returns the section types of the site; null if its content has errors, which the build itself reports */
async function prepare({ roots, showing }: PrepareTask): Promise<string[] | null> {
  let subsetting: Promise<void> | undefined;
  const { diagnostics, fonts, validation } = await loadSite(roots, {
    showing,
    onCharacters: (characters, project) => {
      subsetting = subsetAhead(roots, characters, project);
    },
  });
  await subsetting;
  if (diagnostics.some(({ severity }) => severity === 'error')) return null;
  await fonts();
  return [...validation.types];
}
