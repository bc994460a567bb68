import { fetchAhead } from './page-store.ts';
import { prefetchInView } from './prefetch-in-view.ts';
import type { createSiteRouter } from './router.tsx';

/** A page that has come is drawn first, in milliseconds. */
const pause = 500;

/** On each page that comes, fetches the data behind the links in view; never for those who save data. */
export function prefetchLinks(router: ReturnType<typeof createSiteRouter>): void {
  // Said by the first script of the page.
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
