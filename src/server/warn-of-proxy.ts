import type { FastifyInstance } from 'fastify';

/**
 * Says once in the log that a proxy is in front of the server which the settings don't know of: at the start where it is
 * certain, else at the first request that comes by way of one.
 * @param proxies how many proxies the settings know of
 * @param publicUrl the site's address as visitors know it
 */
export function warnOfProxy(app: FastifyInstance, proxies: number, publicUrl: string | undefined): void {
  if (proxies > 0) return;
  let isTold = false;
  const warn = (sign: string): void => {
    if (!isTold) app.log.warn(`${sign}, ${consequence}`);
    isTold = true;
  };
  if (isBehindProxy(proxies, publicUrl)) warn('PUBLIC_URL begins with https:, so there is a proxy');
  else
    app.addHook('onRequest', async ({ headers }) => {
      if (headers['x-forwarded-for'] !== undefined)
        warn('Requests carry X-Forwarded-For, so there is a proxy');
    });
}

/** Whether the settings say that there is a proxy. */
export function isBehindProxy(proxies: number, publicUrl: string | undefined): boolean {
  // The server itself speaks no TLS.
  return proxies > 0 || publicUrl?.startsWith('https:') === true;
}

const consequence =
  'but TRUST_PROXY is 0: all visitors count as one address, and when many of them send forms, all are turned away. Set TRUST_PROXY to the number of proxies in front of the server, mostly 1.';
