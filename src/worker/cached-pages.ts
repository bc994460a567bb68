import { dataAddress, normalRoute } from '../core/page/page-address.ts';
import { documentFacts, markAsCached } from '../core/offline/cached-document.ts';
import type { DocumentFacts } from '../core/offline/cached-document.ts';
import { pathsBeyondLimit } from '../core/offline/cached-pages.ts';
import { cacheLimits, storages } from '../core/offline/storage.ts';
import type { PageData } from '../core/content/resolved-page.ts';
import { cachedHeaders } from './cached-headers.ts';
import type { VisitedMessage } from '../core/offline/storage.ts';

/** A file of a cached page, its document or its data. */
export async function cachedPageFile(pathname: string): Promise<Response | undefined> {
  return caches.match(pathname, { cacheName: storages.pages, ignoreVary: true });
}

/** The document of a cached page. */
export function cachedPageDocument(route: string): Promise<Response | undefined> {
  return cachedPageFile(route);
}

/** Whether a response is a document that may be cached. */
export function isCacheable({ status, headers }: Response): boolean {
  const isSecret = /no-store/.test(headers.get('cache-control') ?? '');
  return status === 200 && !isSecret && headers.get('content-type')?.startsWith('text/html') === true;
}

/**
 * Caches a page: its document and its data, both of the same build, or neither. The cache lists pages in the
 * order of reading.
 * @param response the response with the document
 */
export async function cachePage(
  route: string,
  html: string,
  { headers }: Pick<Response, 'headers'>,
): Promise<void> {
  const facts = documentFacts(html);
  const address = dataAddress(route);
  if (facts?.data !== address) return;
  const data = await fittingData(address, facts);
  if (data === undefined) return;
  const document = new Response(markAsCached(html, Date.now()), { headers: cachedHeaders(headers) });
  const write = async () => {
    const storage = await caches.open(storages.pages);
    await storage.delete(route, { ignoreVary: true });
    const type = new Headers({ 'Content-Type': 'application/json' });
    await storage.put(address, new Response(data, { headers: cachedHeaders(type) }));
    await storage.put(route, document.clone());
    await trim(storage, cacheLimits.pages);
  };
  await serialize(() => withRoom(write));
}

/**
 * Marks a cached page as the one read last.
 * @returns whether it is cached in its current version
 */
function touchPage(route: string, { build, version }: Omit<DocumentFacts, 'data'>): Promise<boolean> {
  return serialize(async () => {
    const cached = await cachedPageDocument(route);
    const facts = cached && documentFacts(await cached.clone().text());
    if (!cached || facts?.build !== build || facts.version !== version) return false;
    const storage = await caches.open(storages.pages);
    await storage.delete(route, { ignoreVary: true });
    await storage.put(route, cached);
    return true;
  });
}

/** Removes a page that the site does not have any more. */
export function uncachePage(route: string): Promise<void> {
  return serialize(async () => {
    const storage = await caches.open(storages.pages);
    for (const address of [route, dataAddress(route)]) await storage.delete(address, { ignoreVary: true });
  });
}

let lastChange: Promise<unknown> = Promise.resolve();

/**
 * Serialises changes: during a change, a page has only one of its two files, and another change would remove
 * it.
 */
function serialize<T>(change: () => Promise<T>): Promise<T> {
  const done = lastChange.then(change, change);
  lastChange = done;
  return done;
}

/** The data that match a document: those cached with it before, or the site's current ones if they match. */
async function fittingData(address: string, facts: DocumentFacts): Promise<string | undefined> {
  const textIfMatching = async (answer: Response | undefined) => {
    if (!answer?.ok) return undefined;
    const text = await answer.text();
    const { build, version } = JSON.parse(text) as PageData;
    return build === facts.build && version === facts.version ? text : undefined;
  };
  const cachedData = await textIfMatching(await cachedPageFile(address));
  return cachedData ?? textIfMatching(await fetch(address).catch(() => undefined)).catch(() => undefined);
}

/** Writes to the cache. If the device has no space, fewer pages are cached, but this one if possible. */
async function withRoom(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch {
    const storage = await caches.open(storages.pages);
    await caches.delete(storages.documents);
    await trim(storage, cacheLimits.pages / 4);
    await write().catch(() => undefined);
  }
}

async function trim(storage: Cache, limit: number): Promise<void> {
  const paths = (await storage.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all(
    pathsBeyondLimit(paths, limit).map((address) => storage.delete(address, { ignoreVary: true })),
  );
}

/**
 * Caches a page that was visited without loading a document, or before the service worker was active. If the
 * page is already cached, nothing is fetched.
 */
export async function cacheVisited(visited: VisitedMessage['visited']): Promise<void> {
  const { build, version } = visited;
  const route = normalRoute(visited.route);
  if (await touchPage(route, { build, version })) return;
  const answer = await fetch(route, { headers: { Accept: 'text/html' } }).catch(() => undefined);
  if (answer && isCacheable(answer)) await cachePage(route, await answer.text(), answer);
}
