/** The properties of a navigation's `FetchEvent` that are needed to answer it from the network. */
export interface Navigation {
  request: Request;
  /**
   * The preloaded response, requested while the service worker was starting; undefined without navigation
   * preload.
   */
  preloadResponse: Promise<unknown>;
}

/**
 * The network's response to a navigation: the preloaded one, or one that is fetched now.
 * @throws Error if the network does not answer. In this case Firefox resolves `preloadResponse` with a
 *   network error, where other browsers reject it; passed on, it would show the browser's own error page.
 */
export async function fromNetwork({ request, preloadResponse }: Navigation): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined;
  if (preloaded && isNetworkError(preloaded)) throw new TypeError('The network did not answer.');
  return preloaded ?? fetch(request);
}

/** Whether a response only means that the network has failed. */
export function isNetworkError({ type }: Response): boolean {
  return type === 'error';
}
