import type { ResolvedPage } from '../core/content/resolved-page.ts';
import { loadForms } from '../forms/place/loaded-forms.ts';
import { loadSections } from '../renderer/registry.ts';

/** The time limit for loading code, in milliseconds: long enough for a slow network. */
const timeLimit = 120_000;

/**
 * Loads the code of a page's sections and forms.
 * @throws Error if code can't be fetched, or does not arrive within 120 seconds
 */
export function loadCode({ types, forms }: Pick<ResolvedPage, 'types' | 'forms'>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The code of the page did not arrive in time.')),
      timeLimit,
    );
    Promise.all([loadSections(types), loadForms(forms)])
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
