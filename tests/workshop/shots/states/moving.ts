import { firstWith, findSectionsOfType } from '../../built/built-site.ts';
import type { BuiltSite } from '../../built/built-site.ts';
import type { SitePlaces } from '../places.ts';
import type { State } from '../state.ts';

/** States with selected slides, and with paused motion. */
export function moving(site: BuiltSite, places: SitePlaces): State[] {
  const page = firstWith(site, 'reviews');
  const [reviews] = page ? findSectionsOfType(page, 'reviews') : [];
  const total = (reviews as { items?: unknown[] } | undefined)?.items?.length ?? 0;
  return [
    ...[...new Set([2, total])].map((number): State => ({
      name: `review-${number}`,
      routes: total >= number ? places.with('reviews') : [],
      fresh: true,
      act: async (shown) => {
        const carousel = shown.locator('[aria-roledescription=carousel]');
        await carousel.getByRole('button', { name: new RegExp(`\\b${number} \\D+ ${total}$`) }).click();
        await carousel.getByText(new RegExp(`^${number} \\D+ ${total}$`)).waitFor();
        await shown.waitForTimeout(900);
      },
    })),
    {
      name: 'motion-paused',
      routes: [...places.home, ...places.with('marquee', 'reviews')],
      act: (shown) => shown.getByRole('button', { name: 'Pause motion' }).first().click(),
    },
  ];
}
