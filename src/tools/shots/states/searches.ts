import type { Places } from '../places.ts';
import type { State } from '../state.ts';

/** What was searched for, found and not found. */
export function searches(places: Places): State[] {
  return searched(places.with('directory'), 'phys');
}

/** A search with a word that is found, and with one that is not. */
export function searched(routes: string[], found: string): State[] {
  return Object.entries({ results: found, nothing: 'zzzz' }).map(([name, words]) => ({
    name: `search-${name}`,
    routes,
    act: async (page) => {
      await page.locator('main input[type=search]').fill(words);
      const told = page.locator('main').getByRole('status').filter({ hasText: words });
      await told.first().waitFor({ state: 'attached' });
    },
  }));
}
