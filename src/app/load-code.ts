import type { ResolvedPage } from '../core/content/resolved-page.ts';
import { loadForms } from '../forms/place/loaded-forms.ts';
import { loadSections, withinTime } from '../renderer/registry.ts';

/**
 * Loads the code of everything on a page: its sections, and its forms where there are any.
 * @throws when code can't be fetched, or has not come after 120 seconds
 */
export async function loadCode({ types, forms }: Pick<ResolvedPage, 'types' | 'forms'>): Promise<void> {
  const coming = withinTime(loadForms(forms), 'Loading chunk forms failed (timeout).');
  await Promise.all([loadSections(types), coming]);
}
