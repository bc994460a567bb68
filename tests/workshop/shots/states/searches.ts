import type { SitePlaces } from '../places.ts';
import type { State } from '../state.ts';

/** Searches, with and without results. */
export function searches(places: SitePlaces): State[] {
  return searched(places.with('directory'), 'phys');
}

/** A search with a result, and one without. */
export function searched(routes: string[], found: string): State[] {
  return Object.entries({ results: found, nothing: 'zzzz' }).map(([name, query]) => ({
    name: `search-${name}`,
    routes,
    act: async (page) => {
      await page.locator('main input[type=search]').fill(query);
      const reported = page.locator('main').getByRole('status').filter({ hasText: query });
      await reported.first().waitFor({ state: 'attached' });
    },
  }));
}
