import type { VisitedMessage } from '../core/offline/storage.ts';
import { answerAsset, cacheAssets } from './assets.ts';
import { answerDocument } from './pdfs.ts';
import { classifyRequest } from './classify-request.ts';
import { cacheOfflinePage } from './offline-page.ts';
import { answerData, answerPage } from './pages.ts';
import { removeStaleCaches, hasRetired } from './retire.ts';
import { cacheVisited } from './cached-pages.ts';

/* The service worker: visited pages can be read again offline. While the network answers, even with an error,
   no page comes from the cache: so a new deployment is visible at once, even a broken one. Therefore it need
   not wait for open pages of an earlier build. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(cacheOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(start());
});

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  const { visited } = event.data as Partial<VisitedMessage>;
  if (visited && !hasRetired())
    event.waitUntil(Promise.all([cacheVisited(visited), cacheAssets(visited.assets, event)]));
});

async function start(): Promise<void> {
  await removeStaleCaches();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

function answerTo(event: FetchEvent): Promise<Response> | undefined {
  if (hasRetired()) return undefined;
  switch (classifyRequest(event.request)) {
    case 'page':
      return answerPage(event);
    case 'data':
      return answerData(event.request);
    case 'document':
      return answerDocument(event);
    case 'asset':
      return answerAsset(event);
    default:
      return undefined;
  }
}
