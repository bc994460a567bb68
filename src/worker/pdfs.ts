import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { cacheLimits, storages } from '../core/offline/storage.ts';
import { respondWith } from './respond-with.ts';
import { isNetworkError } from './from-network.ts';
import { fromOfflinePage } from './offline-page.ts';

const strategy = new NetworkFirst({
  cacheName: storages.documents,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isSmallDocument(response) ? inOnePart(response) : null) },
    new ExpirationPlugin({
      maxEntries: cacheLimits.documents,
      matchOptions: { ignoreVary: true },
      purgeOnQuotaError: true,
    }),
  ],
});

/**
 * Answers a PDF: network first, because it may have been corrected or withdrawn; otherwise the cached copy.
 */
export async function answerDocument(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const answer = await respondWith(strategy, { request, event }).catch(() => Response.error());
  if (!isNetworkError(answer)) return answer;
  // In Firefox the strategy would treat a failed preload as a response, and not read the cache.
  const cached = await caches.match(request, { cacheName: storages.documents, ignoreVary: true });
  const isPage = request.mode === 'navigate';
  return cached ?? ((isPage && (await fromOfflinePage())) || Response.error());
}

function isSmallDocument(response: Response): boolean {
  const { headers, status } = response;
  const isPdf = headers.get('content-type') === 'application/pdf';
  return status === 200 && isPdf && Number(headers.get('content-length')) <= cacheLimits.documentBytes;
}

/**
 * The response without support for ranges: a viewer would otherwise request ranges from an unreachable
 * network.
 */
function inOnePart(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete('accept-ranges');
  return new Response(response.body, { headers });
}
