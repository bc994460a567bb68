import { normalRoute } from '../core/page/page-address.ts';
import { documentFacts, markWithReason, cachedMark } from '../core/offline/cached-document.ts';
import type { CacheReason } from '../core/offline/cached-document.ts';
import { cacheLimits } from '../core/offline/storage.ts';
import { fromNetwork } from './from-network.ts';
import { uncachePage, isCacheable, cachePage, cachedPageDocument, cachedPageFile } from './cached-pages.ts';
import { fromOfflinePage } from './offline-page.ts';
import { retireIfGone } from './retire.ts';

/**
 * Answers the document of a route. Every response of the network is used, even if the page is gone (404) or
 * the server has failed (5xx): a cached copy would hide a failed deployment. Only without a response, the
 * cached page or the offline page is shown. If there is a copy, a network that does not answer in time counts
 * as unavailable.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const route = normalRoute(new URL(event.request.url).pathname);
  const networkResponse = fromNetwork(event);
  // Caches the response even if the page does not wait any more.
  event.waitUntil(
    networkResponse.then(
      (response) => updateCache(route, response.clone()),
      () => undefined,
    ),
  );
  const cached = await cachedPageDocument(route);
  try {
    return await (cached ? withinPatience(networkResponse) : networkResponse);
  } catch (error) {
    if (cached) return asCached(cached, error instanceof SlowNetworkError ? 'slow' : 'unreached');
    return (await fromOfflinePage()) ?? Response.error();
  }
}

/**
 * Answers the data of a page: network first, then the cache. A cached document gets the data with which it
 * was built.
 */
export async function answerData(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const cached = await cachedPageFile(pathname);
  if (cached && search === cachedMark) return cached;
  try {
    return await fetch(request);
  } catch {
    return cached ?? (await fromOfflinePage(pathname)) ?? Response.error();
  }
}

class SlowNetworkError extends Error {}

async function asCached(cached: Response, why: CacheReason): Promise<Response> {
  return new Response(markWithReason(await cached.text(), why), { headers: cached.headers });
}

function withinPatience(networkResponse: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new SlowNetworkError('The network has not answered.')), cacheLimits.patience);
    networkResponse.then(resolve, reject);
  });
}

/** Caches or removes the page, as the response of the network says. */
async function updateCache(route: string, response: Response): Promise<void> {
  if (response.type === 'opaqueredirect') return;
  if (response.status === 404 || response.status === 410) await uncachePage(route);
  const html = isCacheable(response) ? await response.text() : undefined;
  if (html !== undefined) await cachePage(route, html, response);
  await retireIfGone(html === undefined ? undefined : documentFacts(html)?.build);
}
