import { expect, test, vi } from 'vitest';
import { fromNetwork } from '../../src/worker/from-network.ts';

const request = new Request('https://site.example/about');

/** A network that gives this answer to `fetch`. */
function network(answer: () => Promise<Response>) {
  const ask = vi.fn(answer);
  vi.stubGlobal('fetch', ask);
  return ask;
}

test('the preloaded answer is used, and nothing is fetched a second time', async () => {
  const ask = network(() => Promise.resolve(new Response('fetched')));
  const preloadResponse = Promise.resolve(new Response('preloaded', { status: 404 }));
  const answer = await fromNetwork({ request, preloadResponse });
  expect([answer.status, await answer.text()]).toEqual([404, 'preloaded']);
  expect(ask).not.toHaveBeenCalled();
});

test('without navigation preload the page is fetched', async () => {
  network(() => Promise.resolve(new Response('fetched')));
  const answer = await fromNetwork({ request, preloadResponse: Promise.resolve(undefined) });
  expect(await answer.text()).toBe('fetched');
});

test.each([
  ['rejected, as in Chromium and WebKit', () => Promise.reject(new TypeError('NetworkError'))],
  ['resolved with a network error, as in Firefox', () => Promise.resolve(Response.error())],
])('a preload that fails is no answer: %s', async (_, preload) => {
  network(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fromNetwork({ request, preloadResponse: preload() })).rejects.toThrow(TypeError);
});
