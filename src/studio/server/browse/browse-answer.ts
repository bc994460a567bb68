import { routeOfLink } from 'pagewright/page';
import { assetType, browserFile } from '../http/browser-file.ts';
import { jsonAnswer, textAnswer, type StudioAnswer } from '../http/studio-answer.ts';
import type { Workspace } from '../workspace.ts';
import { pageFile } from './browse-target.ts';
import { resolveVisitorPage } from './visitor-page.ts';

/** The parts that the answers use. */
export interface BrowseParts {
  workspace: Workspace;
  /** The folder of the bundled browser part. */
  browser: string;
  /** The origin of the studio's page, which shows these pages in a frame. */
  studio: string;
}

/** Answers a request for a browsed page or one of its files. */
export async function browseAnswer(pathname: string, context: BrowseParts): Promise<StudioAnswer> {
  const { workspace, browser } = context;
  if (pathname.startsWith(ASSETS))
    return (await browserFile(browser, pathname.slice(ASSETS.length))) ?? nothing();
  if (pathname.endsWith(DATA)) return pageAnswer(pathname.slice(0, -DATA.length) || '/', 'data', context);
  const file =
    (await workspace.renderer.visitorPages.file(pathname)) ?? (await workspace.content.output(pathname));
  if (file !== undefined) return { type: assetType(pathname), body: file };
  return pageAnswer(routeOfLink(pathname), 'document', context);
}

const ASSETS = '/_studio/assets/';
const DATA = '/index.json';

async function pageAnswer(
  route: string,
  format: 'document' | 'data',
  { workspace, studio }: BrowseParts,
): Promise<StudioAnswer> {
  const file = pageFile(workspace.state, route);
  const open = file === undefined ? undefined : await workspace.page(file);
  if (!open || 'refused' in open) return nothing();
  const { renderer, content } = workspace;
  const now = workspace.now();
  const { page, forms } = await resolveVisitorPage(open.page, now);
  const site = await content.site(open.page.file);
  await renderer.prepare(page.types, page.forms);
  renderer.showForms(forms);
  const address = route === '/' ? DATA : route + DATA;
  const pageInputs = { content: now.content, fonts: await content.fonts(), forms };
  const { html, data } = await renderer.visitorPages.page(site, page, address, pageInputs);
  if (format === 'data') return jsonAnswer(data);
  // Before all scripts of the page, so that its listeners come first.
  const script = `<script type="module" src="${ASSETS}browse.js" data-studio="${studio}"></script>`;
  return {
    type: 'text/html; charset=utf-8',
    body: html.replace('<head>', () => `<head>\n${script}`),
    headers: renderer.visitorPages.headers(site, studio),
  };
}

function nothing(): StudioAnswer {
  return textAnswer(404, 'There is nothing here.');
}
