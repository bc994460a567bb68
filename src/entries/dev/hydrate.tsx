import '@vitejs/plugin-react/preamble';
import '../../ui/styles.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { PageData, ResolvedSite } from '../../core/content/resolved-page.ts';
import { loadCode } from '../../app/load-code.ts';
import { fetchJson, cachePageData } from '../../app/page-store.ts';
import { registerPrerendered } from '../../renderer/prerendered.ts';
import { registerDiagnosticBox } from './diagnostic-box.tsx';
import { setLivePage } from './live-page.ts';
import { createPreviewRouter } from './preview-router.tsx';
import { rootOptions } from './report-errors.ts';

let hydrating: Promise<void> | undefined;

/**
 * Hydrates a page of the development server, like src/entries/hydrate.tsx in the built site. In addition, it
 * shows React's reports, and updates the page after changes. It renders a page that the server could not
 * render.
 */
export function hydrate(): Promise<void> {
  return (hydrating ??= start());
}

async function start(): Promise<void> {
  const { page = '', site: siteAddress = '', version, build } = document.documentElement.dataset;
  const [data, site] = await Promise.all([fetchJson<PageData>(page), fetchJson<ResolvedSite>(siteAddress)]);
  // The content has changed since this document was rendered, so the data do not match it.
  if (data.version !== version || data.build !== build) return location.reload();
  registerDiagnosticBox();
  await loadCode(data.page);
  cachePageData(data);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no place for the application.');
  const live = createPreviewRouter(site, data);
  const tree = <RouterProvider router={live.router} />;
  if (root.hasChildNodes()) {
    const sections = registerPrerendered(data.page.sections);
    hydrateRoot(root, tree, rootOptions);
    await sections;
  } else createRoot(root, rootOptions).render(tree);
  await new Promise(requestAnimationFrame);
  document.documentElement.dataset['hydrated'] = '';
  setLivePage(live);
}
