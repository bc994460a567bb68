import type { FastifyInstance } from 'fastify';

/**
 * Warns once in the log about a proxy that the settings do not mention: at the start if the proxy is certain,
 * otherwise at the first request through one.
 * @param proxies the configured number of proxies
 * @param publicUrl the site's public address
 */
export function warnOfProxy(app: FastifyInstance, proxies: number, publicUrl: string | undefined): void {
  if (proxies > 0) return;
  let isReported = false;
  const warn = (sign: string): void => {
    if (!isReported) app.log.warn(`${sign}, ${consequence}`);
    isReported = true;
  };
  if (isBehindProxy(proxies, publicUrl)) warn('PUBLIC_URL begins with https:, so there is a proxy');
  else
    app.addHook('onRequest', async ({ headers }) => {
      if (headers['x-forwarded-for'] !== undefined)
        warn('Requests carry X-Forwarded-For, so there is a proxy');
    });
}

/** Whether the settings imply a proxy. */
export function isBehindProxy(proxies: number, publicUrl: string | undefined): boolean {
  // The server itself does not support TLS, so HTTPS implies a proxy.
  return proxies > 0 || publicUrl?.startsWith('https:') === true;
}

const consequence =
  'but TRUST_PROXY is 0: all visitors count as one address, so if many forms arrive at once, they are refused. Set TRUST_PROXY to the number of proxies in front of the server, usually 1.';
