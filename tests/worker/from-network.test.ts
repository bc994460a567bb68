import { expect, test, vi } from 'vitest';
import { fromNetwork } from '../../src/worker/from-network.ts';

const request = new Request('https://site.example/about');

/** A network that returns this response to `fetch`. */
function network(answer: () => Promise<Response>) {
  const ask = vi.fn(answer);
  vi.stubGlobal('fetch', ask);
  return ask;
}

test('the preloaded response is used, and nothing is fetched a second time', async () => {
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
])('a failed preload is not a response: %s', async (_, preload) => {
  network(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fromNetwork({ request, preloadResponse: preload() })).rejects.toThrow(TypeError);
});
