import type { ResolvedPage } from '../core/content/resolved-page.ts';
import { loadForms } from '../forms/place/loaded-forms.ts';
import { loadSections } from '../renderer/registry.ts';

/** As long as a slow network may need. */
const timeLimit = 120_000;

/**
 * Loads the code of everything on a page: its sections, and its forms where there are any.
 * @throws when code can't be fetched, or has not come after 120 seconds
 */
export function loadCode({ types, forms }: Pick<ResolvedPage, 'types' | 'forms'>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The code of the page has not come.')), timeLimit);
    Promise.all([loadSections(types), loadForms(forms)])
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
