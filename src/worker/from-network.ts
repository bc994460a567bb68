/** The parts of a navigation's `FetchEvent` that answering it from the network needs. */
export interface Navigation {
  request: Request;
  /** The preloaded response, requested while the service worker was starting; undefined without navigation preload. */
  preloadResponse: Promise<unknown>;
}

/**
 * The network's response to a navigation: the preloaded one, else one that is fetched now.
 * @throws if the network does not answer. Firefox resolves `preloadResponse` with a network error then, where other
 *   browsers reject it; passed on, it would show the browser's own error page.
 */
export async function fromNetwork({ request, preloadResponse }: Navigation): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined;
  if (preloaded && isNetworkError(preloaded)) throw new TypeError('The network did not answer.');
  return preloaded ?? fetch(request);
}

/** Whether a response only says that the network failed. */
export function isNetworkError({ type }: Response): boolean {
  return type === 'error';
}
