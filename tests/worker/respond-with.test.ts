import { expect, test, vi } from 'vitest';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { respondWith } from '../../src/worker/respond-with.ts';

test('a file that can’t be cached because its page is left during the download causes no unhandled rejection', async () => {
  vi.stubGlobal('self', { registration: { scope: 'https://site.example/' }, addEventListener: () => {} });
  vi.stubGlobal('FetchEvent', class {});
  vi.stubGlobal('ExtendableEvent', Event);
  const { Strategy } = await import('workbox-strategies/Strategy.js');
  class LeftWhileKeeping extends Strategy {
    override _handle(_request: Request, handler: StrategyHandler): Promise<Response> {
      void handler
        .waitUntil(Promise.reject(new DOMException('The page is left.', 'AbortError')))
        .catch(() => {});
      return Promise.resolve(new Response('words'));
    }
  }
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  const event = Object.assign(new Event('fetch'), { waitUntil: () => {} });
  const request = new Request('https://site.example/assets/a.js');
  expect(await (await respondWith(new LeftWhileKeeping(), { request, event })).text()).toBe('words');
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});
