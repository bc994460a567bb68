import { classifyContentFile, idOfShared, parseSharedSections, withShared } from 'pagewright/content';
import type { LiveState } from 'pagewright/editor';
import { readJson, type Refused } from 'pagewright/json';
import { routeOfLink } from 'pagewright/page';
import type { BrowseTarget } from '../../protocol.ts';
import { pageRoute } from '../pages/page-source.ts';
import type { Workspace } from '../workspace.ts';

/** The address at which a page is browsed; for other files, that of a page with their content. */
export async function browseAddress(
  workspace: Workspace,
  file: string,
  origin: string,
): Promise<{ address: string } | Refused> {
  const pageToShow = classifyContentFile(file) === 'shared' ? firstPageWith(workspace.state, file) : file;
  if (pageToShow === undefined) return { refused: 'No page has this section yet.' };
  const open = await workspace.page(pageToShow);
  return 'refused' in open ? open : { address: origin + encodeURI(open.page.route) };
}

/** The file of the page to which an address of the site leads. */
export function browseTarget(state: LiveState, address: string): BrowseTarget | Refused {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  const route = routeOfLink(decodeURIComponent(pathname));
  const file = pageFile(state, route);
  if (file !== undefined) return { file, rest: search + hash };
  const redirect = state.validation.redirects.find(({ from }) => from === route);
  if (redirect?.to === undefined) return { refused: `There is no page at ${pathname}.` };
  const next = pageFile(state, routeOfLink(redirect.to));
  return next === undefined ? { refused: `${route} leads to ${redirect.to}.` } : { file: next, rest: hash };
}

/** The file of the page at a route. */
export function pageFile({ project }: LiveState, route: string): string | undefined {
  const pages = [...project.pages, ...(project.unrouted ?? [])];
  return pages.find(({ path }) => pageRoute(path) === route)?.path;
}

function firstPageWith({ project }: LiveState, file: string): string | undefined {
  const shared = parseSharedSections(project);
  const name = idOfShared(file);
  const page = project.pages.find(
    (page) => page.text.includes('"use"') && withShared(readJson(page), shared).uses?.includes(name),
  );
  return page?.path;
}
