import { createBrowserRouter } from 'react-router-dom';
import type { PageData, ResolvedSite } from '../core/content/resolved-page.ts';
import { createLocale } from '../core/messages/locale.ts';
import { ErrorScreen } from './error-screen.tsx';
import { loadPage } from './page-store.ts';
import { dropOverlay } from './use-overlay.ts';
import { SitePage } from './site-page.tsx';

interface RouterInput {
  site: ResolvedSite;
  /** The data of the page that is in the document already. */
  data: PageData;
  build: string;
}

/** One route for every page: the page's data file says what is there. */
export function createSiteRouter({ site, data, build }: RouterInput) {
  dropOverlay();
  return createBrowserRouter(
    [
      {
        id: 'page',
        path: '*',
        element: <SitePage site={site} />,
        errorElement: <ErrorScreen locale={createLocale(site)} />,
        loader: ({ request }) => load(new URL(request.url), build),
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      },
    ],
    { hydrationData: { loaderData: { page: data } } },
  );
}

/** A page that can't be had as data, or that belongs to a newer build, is loaded as a document. */
async function load(url: URL, build: string): Promise<PageData> {
  const data = await loadPage(url.pathname).catch((error: unknown) => {
    if (error instanceof Error && /chunk|import/i.test(error.message)) throw error;
    return null;
  });
  if (data?.build === build) return data;
  location.assign(url);
  return new Promise(() => undefined);
}
