import { cachedHeader } from '../core/offline/cached-document.ts';
import { dataAddress, normalRoute } from '../core/page/page-address.ts';
import type { PageData } from '../core/content/resolved-page.ts';
import { loadSections } from '../renderer/registry.ts';
import { noteEvidence } from '../ui/evidence.ts';
import { loadCode } from './load-code.ts';
import { loadStyles } from './load-styles.ts';

const pages = new Map<string, Promise<PageData>>();

/** Caches a page's data, so that returning to it needs no request. */
export function cachePageData(data: PageData): void {
  pages.set(data.page.route, Promise.resolve(data));
}

/** Clears the cache, because pages change in development. */
export function clearPageCache(): void {
  pages.clear();
}

/**
 * Loads a page's data, with the code and the styles of its sections. Everything is cached.
 * @throws Error if data or code can't be fetched
 */
export async function loadPage(pathname: string): Promise<PageData> {
  const data = await loadData(pathname);
  await Promise.all([loadCode(data.page), loadStyles()]);
  await stylesApplied();
  return data;
}

/** Prefetches a page without the code of forms, which is as large as ten pages. */
export function fetchAhead(pathname: string): void {
  loadData(pathname)
    .then(({ page }) => Promise.all([loadSections(page.types), loadStyles()]))
    // The error is ignored here: a later request for the page reports it.
    .catch(() => undefined);
}

function loadData(pathname: string): Promise<PageData> {
  const route = normalRoute(pathname);
  const cachedRequest = pages.get(route);
  if (cachedRequest) return cachedRequest;
  const request = fetchData(dataAddress(route));
  pages.set(route, request);
  request.catch(() => pages.delete(route));
  return request;
}

/** Fetches a page's data, and records what the result says about the connection. */
async function fetchData(address: string): Promise<PageData> {
  try {
    const answer = await fetch(address);
    const data = await parseAnswer<PageData>(address, answer);
    noteEvidence(answer.headers.has(cachedHeader) ? 'unreached' : 'answered');
    return data;
  } catch (error) {
    noteEvidence('failed');
    throw error;
  }
}

/**
 * Fetches JSON.
 * @throws Error with the status, if it is no success
 */
export async function fetchJson<T>(address: string): Promise<T> {
  return parseAnswer<T>(address, await fetch(address));
}

async function parseAnswer<T>(address: string, answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return (await answer.json()) as T;
}

/**
 * Waits until each loaded style sheet is applied. WebKit delays all of them while others are loading, such as
 * those of prefetched pages, and would show the new page unstyled.
 */
async function stylesApplied(): Promise<void> {
  for (const { sheet } of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    while (sheet && ![...document.styleSheets].includes(sheet))
      await new Promise((resolve) => setTimeout(resolve, 50));
}
