import { dataAddress, normalRoute } from '../core/page/page-address.ts';
import type { PageData } from '../core/content/resolved-page.ts';
import { loadCode } from './load-code.ts';

const pages = new Map<string, Promise<PageData>>();

/** Keeps a page's data, so that coming back to it needs no request. */
export function rememberPage(data: PageData): void {
  pages.set(data.page.route, Promise.resolve(data));
}

/** Forgets all pages: in development they change. */
export function forgetPages(): void {
  pages.clear();
}

/**
 * A page's data and the code of its sections; asked for twice, it is fetched once.
 * @throws when the data can't be fetched or the code does not come
 */
export function loadPage(pathname: string): Promise<PageData> {
  const route = normalRoute(pathname);
  const known = pages.get(route);
  if (known) return known;
  const coming = fetchPage(route);
  pages.set(route, coming);
  coming.catch(() => pages.delete(route));
  return coming;
}

/** Fetches JSON; an answer that is not a success is an error that tells its status. */
export async function fetchJson<T>(address: string): Promise<T> {
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return (await answer.json()) as T;
}

async function fetchPage(route: string): Promise<PageData> {
  const data = await fetchJson<PageData>(dataAddress(route));
  await loadCode(data.page);
  return data;
}
