import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { Locale } from '../core/messages/locale.ts';
import { isOfProxy } from './forms/route/is-of-proxy.ts';
import { networkOf } from './network-of.ts';
import { places, type Release } from './places.ts';
import type { Shedding } from './shedding.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route has a limit of its own, or must be answered whatever happens. */
    isNeverShed?: boolean;
  }
}

export interface LoadLimits {
  /** How many requests are dealt with at a time. */
  maxAtOnce: number;
  /** How many of them may be of one network. */
  maxOfNetwork: number;
  /** How many at a time while more comes than can be dealt with. */
  maxInOverload: number;
  /** Whether more comes than can be dealt with just now. */
  isOverloaded: () => boolean;
  shedding: Shedding;
}

/**
 * Tells requests for pages and files to come again while too many are being dealt with: whoever waits for seconds goes
 * away or asks once more, and then nobody is served. A request counts once it has arrived whole, because a body that comes
 * slowly costs nothing, and until its file has been read, because it is the disk that they wait for; who only takes an
 * answer slowly counts no longer than others do.
 */
export function shedLoad(app: FastifyInstance, limits: LoadLimits, locale: Locale): void {
  const { maxAtOnce, maxOfNetwork, maxInOverload, isOverloaded, shedding } = limits;
  const free = places(() => (isOverloaded() ? maxInOverload : maxAtOnce), maxOfNetwork);
  const inProgress = new WeakMap<FastifyRequest, Release>();
  let toldAt = -Infinity;
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.isNeverShed) return undefined;
    const place = free.take(isOfProxy(request) ? undefined : networkOf(request.ip));
    if (typeof place === 'function') {
      inProgress.set(request, place);
      return undefined;
    }
    shedding.note(place === 'full' ? 'all' : 'network');
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
    const release = inProgress.get(request);
    if (!release) return;
    const timer = setTimeout(release, slowMs).unref();
    const end = (): void => {
      clearTimeout(timer);
      release();
    };
    if (payload instanceof Readable) payload.once('close', end);
    else end();
  });
  // Of a line that broke before there was an answer.
  app.addHook('onResponse', async (request) => inProgress.get(request)?.());
}

/** Who is being sent a file for longer than this takes it slowly, in milliseconds. */
const slowMs = 2000;
