import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { PageData, ResolvedSite } from '../core/resolved-page.ts';
import { formIds } from '../forms/loaded-forms.ts';
import { sectionTypes } from '../renderer/registry.ts';
import { loadCode } from './load-code.ts';
import { SitePage } from './site-page.tsx';
import '../ui/styles.ts';

/** Loads the code of every section and every form, so that pages can be drawn in one go. */
export async function prepare(): Promise<void> {
  await loadCode({ types: sectionTypes(), forms: formIds() });
}

/**
 * A page's markup, complete and without scripts, from the same tree that the browser hydrates.
 * @throws when a section throws, so that a build never publishes a page with a hole in it
 */
export function renderPage(site: ResolvedSite, data: PageData): string {
  const route = { id: 'page', path: '*', element: <SitePage site={site} /> };
  const pathname = data.page.route;
  const location = { pathname, search: '', hash: '', state: null, key: 'default' };
  const context: Parameters<typeof createStaticRouter>[1] = {
    basename: '/',
    location,
    matches: [{ params: { '*': pathname.slice(1) }, pathname, pathnameBase: '/', route }],
    loaderData: { page: data },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
  const router = createStaticRouter([route], context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}
