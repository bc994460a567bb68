import { lazy, Suspense } from 'react';
import type { ResolvedSite } from '../core/content/resolved-page.ts';
import { loadStyles } from './load-styles.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

const Consent = lazy(async () => {
  const [{ Consent }] = await Promise.all([import('../shell/consent.tsx'), loadStyles()]);
  return { default: Consent };
});

/**
 * The place of the consent question. It is empty when prerendered, so that only sites that ask for consent
 * load the code for it.
 */
export function ConsentSlot({ site, route }: { site: ResolvedSite; route: string }) {
  const hydrated = useHydrated();
  const { tagManager, analytics, webVitals } = site.thirdParties;
  if (!hydrated || !(tagManager ?? analytics ?? webVitals)) return null;
  return (
    <Suspense>
      <Consent site={site} route={route} />
    </Suspense>
  );
}
