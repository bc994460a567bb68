import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Locale } from '../core/messages/locale.ts';

/**
 * Tells requests for pages and files to come again while too many are being dealt with: whoever waits for seconds goes
 * away or asks once more, and then nobody is served. Who only receives an answer slowly does not count; forms have a
 * limit of their own, and whoever watches the server is answered all the same.
 * @param maxAtOnce how many are dealt with at a time
 */
export function shedLoad(app: FastifyInstance, maxAtOnce: number, locale: Locale): void {
  const inProgress = new Set<FastifyRequest>();
  let toldAt = -Infinity;
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST' || watching.has(request.url)) return undefined;
    if (inProgress.size < maxAtOnce) {
      inProgress.add(request);
      return undefined;
    }
    if (performance.now() - toldAt > 60_000) {
      toldAt = performance.now();
      app.log.warn({ maxAtOnce }, 'there are too many requests at once: some are told to come again');
    }
    return reply
      .code(503)
      .headers({ 'Retry-After': '5', 'Cache-Control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send(locale.t('server.noAnswer'));
  });
  app.addHook('onSend', async (request) => void inProgress.delete(request));
  // Of a line that broke before there was an answer.
  app.addHook('onResponse', async (request) => void inProgress.delete(request));
}

const watching = new Set(['/healthz', '/readyz', '/metrics']);
