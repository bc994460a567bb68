import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { Locale } from '../core/messages/locale.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route has a limit of its own, or must be answered whatever happens. */
    isNeverShed?: boolean;
  }
}

export interface LoadLimits {
  /** How many requests are dealt with at a time. */
  maxAtOnce: number;
  /** The same while more comes than can be dealt with. */
  maxInOverload: number;
  /** Whether more comes than can be dealt with just now. */
  isOverloaded: () => boolean;
}

/**
 * Tells requests for pages and files to come again while too many are being dealt with: whoever waits for seconds goes
 * away or asks once more, and then nobody is served. A request counts until its file has been read, because it is the disk
 * that they wait for; who only takes an answer slowly counts no longer than others do.
 */
export function shedLoad(app: FastifyInstance, limits: LoadLimits, locale: Locale): void {
  const { maxAtOnce, maxInOverload, isOverloaded } = limits;
  const inProgress = new Set<FastifyRequest>();
  let toldAt = -Infinity;
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isNeverShed) return undefined;
    if (inProgress.size < (isOverloaded() ? maxInOverload : maxAtOnce)) {
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
  app.addHook('onSend', async (request, _reply, payload) => {
    if (!inProgress.has(request)) return;
    const end = (): void => {
      clearTimeout(timer);
      inProgress.delete(request);
    };
    const timer = setTimeout(end, slowMs).unref();
    if (payload instanceof Readable) payload.once('close', end);
    else end();
  });
  // Of a line that broke before there was an answer.
  app.addHook('onResponse', async (request) => void inProgress.delete(request));
}

/** Who is being sent a file for longer than this takes it slowly, in milliseconds. */
const slowMs = 2000;
