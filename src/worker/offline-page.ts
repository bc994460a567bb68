import { offlineData, offlineDocument } from '../core/offline/offline-page.ts';
import { storages } from '../core/offline/storage.ts';
import { cachedHeaders } from './cached-headers.ts';
import { thisBuild } from './this-build.ts';

const name = storages.offline + thisBuild.build;

/**
 * Caches the offline page with all its files.
 * @throws Error if any of them can't be fetched: then the service worker is not installed, and the browser
 *   retries later
 */
export async function cacheOfflinePage(): Promise<void> {
  const storage = await caches.open(name);
  await Promise.all([
    storage.addAll(thisBuild.assets),
    ...[offlineDocument, offlineData].map(async (address) => {
      const answer = await fetch(address, { cache: 'no-cache' });
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
      // A host may have redirected the request, and a redirected response can't be used for a document.
      await storage.put(address, new Response(answer.body, { headers: cachedHeaders(answer.headers) }));
    }),
  ]);
}

/** A file of the offline page. Default: the page itself */
export async function fromOfflinePage(address: string = offlineDocument): Promise<Response | undefined> {
  return caches.match(address, { cacheName: name, ignoreVary: true });
}
