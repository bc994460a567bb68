import { normalRoute } from '../core/page/page-address.ts';
import type { VisitedMessage } from '../core/offline/storage.ts';
import { isCacheable, cachePage, touchPage } from './cached-pages.ts';

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
