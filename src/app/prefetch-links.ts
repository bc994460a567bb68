import { fetchAhead } from './page-store.ts';
import { prefetchInView } from './prefetch-in-view.ts';
import type { createSiteRouter } from './router.tsx';

/** The pause before prefetching, in milliseconds: rendering the new page comes first. */
const pause = 500;

/** Prefetches the data behind visible links on each new page; never for visitors who save data. */
export function prefetchLinks(router: ReturnType<typeof createSiteRouter>): void {
  // `entries/loader.ts` sets this, unless the visitor saves data.
  if (!document.documentElement.dataset.ahead) return;
  let shown: unknown;
  let timer = 0;
  let end: (() => void) | undefined;
  const arrive = () => {
    const { navigation, loaderData } = router.state;
    if (navigation.state !== 'idle' || loaderData['page'] === shown) return;
    shown = loaderData['page'];
    end?.();
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      end = prefetchInView(({ pathname }) => fetchAhead(pathname));
    }, pause);
  };
  arrive();
  router.subscribe(arrive);
}
