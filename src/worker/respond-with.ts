import type { Strategy } from 'workbox-strategies/Strategy.js';

/**
 * The response of a strategy to a request. `Strategy.handle` drops the promise of the work after the
 * response: if the visitor leaves a page while its files are being cached, the browser would report a
 * rejection for each file.
 * @throws Error if the strategy has no response
 */
export function respondWith(
  strategy: Strategy,
  asked: Parameters<Strategy['handleAll']>[0],
): Promise<Response> {
  const [answer, done] = strategy.handleAll(asked);
  // If a file could not be cached, it is cached on the next visit.
  done.catch(() => undefined);
  return answer;
}
