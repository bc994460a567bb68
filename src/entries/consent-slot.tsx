import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ThirdParties } from '../core/resolved-page.ts';

const Consent = lazy(async () => ({ default: (await import('../shell/consent.tsx')).Consent }));

/** The place of the question about counting visits: empty when drawn, so that only sites that ask load its code. */
export function ConsentSlot({ thirdParties, route }: { thirdParties: ThirdParties; route: string }) {
  const awake = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const { tagManager, analytics, webVitals } = thirdParties;
  if (!awake || !(tagManager ?? analytics ?? webVitals)) return null;
  return (
    <Suspense>
      <Consent thirdParties={thirdParties} route={route} />
    </Suspense>
  );
}
