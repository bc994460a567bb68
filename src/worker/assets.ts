import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { cacheLimits, storages } from '../core/offline/storage.ts';
import { respondWith } from './respond-with.ts';
import { classifyRequest } from './classify-request.ts';
import { fromOfflinePage } from './offline-page.ts';

const strategy = new CacheFirst({
  cacheName: storages.assets,
  matchOptions: { ignoreVary: true },
  plugins: [
    // If a host answers a missing file with a page, that page must not be cached as the file.
    { cacheWillUpdate: async ({ response }) => (isAsset(response) ? response : null) },
    new ExpirationPlugin({
      maxEntries: cacheLimits.assets,
      matchOptions: { ignoreVary: true },
      purgeOnQuotaError: true,
    }),
  ],
});

/** Answers a file that never changes under its name: cache first, then network. */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  try {
    return await respondWith(strategy, event);
  } catch {
    return (await fromOfflinePage(event.request.url)) ?? Response.error();
  }
}

/**
 * Caches the files that a document loaded before the service worker was active: the browser's own cache still
 * has them.
 */
export async function cacheAssets(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  const assetAddresses = addresses.filter((address) => classifyRequest(new Request(address)) === 'asset');
  const work = assetAddresses.map(async (address) => {
    const [answer, done] = strategy.handleAll({ request: new Request(address), event });
    await answer.catch(() => undefined);
    await done.catch(() => undefined);
  });
  await Promise.all(work);
}

function isAsset(response: Response): boolean {
  return response.status === 200 && !response.headers.get('content-type')?.startsWith('text/html');
}
