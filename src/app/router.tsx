import { createBrowserRouter } from 'react-router-dom';
import type { PageData, ResolvedSite } from '../core/content/resolved-page.ts';
import { createLocale } from '../core/messages/locale.ts';
import { ErrorScreen } from './error-screen.tsx';
import { hideHashFromRouter } from './go-to-anchor.ts';
import { loadPage } from './page-store.ts';
import { dropOverlay } from './use-overlay.ts';
import { SitePage } from './site-page.tsx';

interface RouterInput {
  site: ResolvedSite;
  /** The data of the page in the document. */
  data: PageData;
}

/** Creates a router with one route for all pages, because the content is in the page's data file. */
export function createSiteRouter({ site, data }: RouterInput) {
  dropOverlay();
  hideHashFromRouter();
  return createBrowserRouter(
    [
      {
        id: 'page',
        path: '*',
        element: <SitePage site={site} />,
        errorElement: <ErrorScreen locale={createLocale(site)} home={site.home} />,
        loader: ({ request }) => load(new URL(request.url), data),
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      },
    ],
    { hydrationData: { loaderData: { page: data } } },
  );
}

/**
 * Loads a page's data. A page without data, or with another build or language than the page in the document,
 * is loaded as a document.
 */
async function load(url: URL, { build, page }: PageData): Promise<PageData> {
  const data = await loadPage(url.pathname).catch((error: unknown) => {
    if (error instanceof Error && /chunk|import/i.test(error.message)) throw error;
    return null;
  });
  if (data?.build === build && data.page.language === page.language) return data;
  location.assign(url);
  return new Promise(() => undefined);
}
