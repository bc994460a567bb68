import type { Strategy } from 'workbox-strategies/Strategy.js';

/**
 * The response of a strategy to a request. `Strategy.handle` drops the promise of the work after the response: if a
 * page is left while its files are being cached, the browser would report a rejection for each of them.
 * @throws if the strategy has no response
 */
export function respondWith(
  strategy: Strategy,
  asked: Parameters<Strategy['handleAll']>[0],
): Promise<Response> {
  const [answer, done] = strategy.handleAll(asked);
  // A file that could not be cached is cached on the next visit.
  done.catch(() => undefined);
  return answer;
}
