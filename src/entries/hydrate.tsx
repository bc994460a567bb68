import '../ui/styles.ts';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { ResolvedSite } from '../core/content/resolved-page.ts';
import { fetchJson, rememberPage } from '../app/page-store.ts';
import { createSiteRouter } from '../app/router.tsx';
import { loadCode } from '../app/load-code.ts';
import type { PageData } from '../core/content/resolved-page.ts';

/**
 * Hydrates the page with the React application. The page's data file is fetched here; if it does not fit the HTML
 * (the site was changed in between), the page stays plain and the next link loads the new site.
 * @throws when a file can't be had: the caller may try again
 */
export async function hydrate(): Promise<void> {
  const { page: pageAddress, site: siteAddress, version, build } = document.documentElement.dataset;
  if (!pageAddress || !siteAddress || !build)
    throw new Error('The document does not say where its data are.');
  const [data, site] = await Promise.all([
    fetchJson<PageData>(pageAddress),
    fetchJson<ResolvedSite>(siteAddress),
  ]);
  if (data.version !== version || data.build !== build)
    return console.warn('The site has changed since this page came: the page stays as it is.');
  await loadCode(data.page);
  rememberPage(data);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no place for the application.');
  const router = createSiteRouter({ site, data, build });
  await new Promise<void>((resolve) => {
    hydrateRoot(root, <RouterProvider router={router} />, { onRecoverableError: reportMismatch });
    requestAnimationFrame(() => resolve());
  });
  document.documentElement.dataset.hydrated = '';
  void import('../app/watch-connection.ts')
    .then((offline) => offline.watchConnection(router, site))
    .catch(console.warn);
}

function reportMismatch(error: unknown): void {
  console.error('Hydration mismatch:', error);
}
