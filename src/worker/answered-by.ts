import type { Strategy } from 'workbox-strategies/Strategy.js';

/**
 * The answer of a strategy to a request. `Strategy.handle` drops the promise of what goes on after the answer: if a page is
 * left while its files are being kept, the browser would report a rejection for each of them.
 * @throws if the strategy has no answer
 */
export function answeredBy(
  strategy: Strategy,
  asked: Parameters<Strategy['handleAll']>[0],
): Promise<Response> {
  const [answer, done] = strategy.handleAll(asked);
  // What is not kept today is kept on the next visit.
  done.catch(() => undefined);
  return answer;
}
