import { normalRoute } from '../core/page/page-address.ts';
import { documentFacts, givenBecause, keptMark } from '../core/offline/kept-document.ts';
import type { KeptWhy } from '../core/offline/kept-document.ts';
import { limits } from '../core/offline/storage.ts';
import { fromNetwork } from './from-network.ts';
import { forgetPage, isKeepable, keepPage, keptDocument, keptFile } from './kept-pages.ts';
import { fromOfflinePage } from './offline-page.ts';
import { retireIfGone } from './retire.ts';

/**
 * The document of a route. What the network answers stands, be it that the page is gone (404) or that the server is
 * broken (5xx): a copy in its place would hide a deploy that went wrong. Only if there is no answer the page is shown
 * as it was kept, or the offline page. A network that stays silent counts as none where there is a copy to show.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const route = normalRoute(new URL(event.request.url).pathname);
  const fresh = fromNetwork(event);
  // Whether or not anybody still waits for it.
  event.waitUntil(
    fresh.then(
      (response) => settle(route, response.clone()),
      () => undefined,
    ),
  );
  const kept = await keptDocument(route);
  try {
    return await (kept ? withinPatience(fresh) : fresh);
  } catch (error) {
    if (kept) return asKept(kept, error instanceof SlowNetworkError ? 'slow' : 'unreached');
    return (await fromOfflinePage()) ?? Response.error();
  }
}

/**
 * The data of a page: from the network, else as they were kept with its document. A document that was kept gets those
 * that it was built with.
 */
export async function answerData(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const kept = await keptFile(pathname);
  if (kept && search === keptMark) return kept;
  try {
    return await fetch(request);
  } catch {
    return kept ?? (await fromOfflinePage(pathname)) ?? Response.error();
  }
}

class SlowNetworkError extends Error {}

async function asKept(kept: Response, why: KeptWhy): Promise<Response> {
  return new Response(givenBecause(await kept.text(), why), { headers: kept.headers });
}

function withinPatience(fresh: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new SlowNetworkError('The network has not answered.')), limits.patience);
    fresh.then(resolve, reject);
  });
}

async function settle(route: string, response: Response): Promise<void> {
  if (response.type === 'opaqueredirect') return;
  if (response.status === 404 || response.status === 410) await forgetPage(route);
  const html = isKeepable(response) ? await response.text() : undefined;
  if (html !== undefined) await keepPage(route, html, response);
  await retireIfGone(html === undefined ? undefined : documentFacts(html)?.build);
}
