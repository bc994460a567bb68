import { useSyncExternalStore } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import type { PageData, ResolvedSite } from '../../core/content/resolved-page.ts';
import { createLocale } from '../../core/messages/locale.ts';
import { ErrorScreen } from '../../app/error-screen.tsx';
import { clearPageCache, loadPage } from '../../app/page-store.ts';
import { SitePage } from '../../app/site-page.tsx';

/** The router of a page in development. */
export interface PreviewRouter {
  router: ReturnType<typeof createBrowserRouter>;
  /** The data of the current page. */
  shown(): PageData;
  /** Replaces the data and keeps the visitor's state: whatever is opened, chosen or typed. */
  update(site: ResolvedSite | undefined): Promise<void>;
}

/**
 * Creates a router with one route for every page, as in the built site; but site and page may change while
 * they are shown.
 */
export function createPreviewRouter(initialSite: ResolvedSite, data: PageData): PreviewRouter {
  let site = initialSite;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const current = () => site;
  function LivePage() {
    return <SitePage site={useSyncExternalStore(subscribe, current, current)} />;
  }
  const router = createBrowserRouter(
    [
      {
        id: 'page',
        path: '*',
        element: <LivePage />,
        errorElement: <ErrorScreen locale={createLocale(site)} />,
        loader: ({ request }) => loadPage(new URL(request.url).pathname),
      },
    ],
    { hydrationData: { loaderData: { page: data } } },
  );
  return {
    router,
    shown: () => router.state.loaderData['page'] as PageData,
    update: async (next) => {
      clearPageCache();
      if (next) {
        site = next;
        for (const listener of listeners) listener();
      }
      await router.revalidate();
    },
  };
}
