import { offlineData, offlineDocument } from '../core/offline/offline-page.ts';
import { storages } from '../core/offline/storage.ts';
import { keptHeaders } from './kept-headers.ts';
import { thisBuild } from './this-build.ts';

const name = storages.offline + thisBuild.build;

/**
 * Keeps the page for those without a connection, with all that it needs.
 * @throws when anything of it can't be had: the worker is not installed then, and tried again later
 */
export async function keepOfflinePage(): Promise<void> {
  const storage = await caches.open(name);
  await Promise.all([
    storage.addAll(thisBuild.assets),
    ...[offlineDocument, offlineData].map(async (address) => {
      const answer = await fetch(address, { cache: 'no-cache' });
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
      // A host may have led to another address; an answer that was led astray can't be given for a document.
      await storage.put(address, new Response(answer.body, { headers: keptHeaders(answer.headers) }));
    }),
  ]);
}

/** A file of the offline page; the page itself unless told. */
export async function fromOfflinePage(address: string = offlineDocument): Promise<Response | undefined> {
  return caches.match(address, { cacheName: name, ignoreVary: true });
}
