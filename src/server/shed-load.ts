import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { Locale } from '../core/messages/locale.ts';
import { isProxyAddress } from './forms/route/is-proxy-address.ts';
import { toNetwork } from './network.ts';
import { createVisitorLimiter, type Release } from './visitor-limiter.ts';
import type { LoadState } from './load-state.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route has a separate limit, or must always be answered. */
    isNeverShed?: boolean;
  }
}

/** The limits from which requests are refused. */
export interface LoadLimits {
  /** The maximal number of concurrent requests. */
  maxAtOnce: number;
  /** The maximal number per network. */
  maxOfNetwork: number;
  /** The maximal number during overload. */
  maxInOverload: number;
  /** Whether the server is overloaded. */
  isOverloaded: () => boolean;
  shedding: LoadState;
}

/**
 * Refuses requests for pages and files with "try again later" while too many are in progress. Otherwise all
 * visitors would wait for seconds, many would leave or repeat their requests, and the server would do useless
 * work. A request counts from its complete arrival, because a slow body costs nothing, until its file has
 * been read, because the disk is the bottleneck. A slow receiver counts no longer than others.
 */
export function shedLoad(app: FastifyInstance, limits: LoadLimits, locale: Locale): void {
  const { maxAtOnce, maxOfNetwork, maxInOverload, isOverloaded, shedding } = limits;
  const free = createVisitorLimiter(() => (isOverloaded() ? maxInOverload : maxAtOnce), maxOfNetwork);
  const inProgress = new WeakMap<FastifyRequest, Release>();
  let reportedAt = -Infinity;
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.isNeverShed) return undefined;
    const release = free.take(isProxyAddress(request) ? undefined : toNetwork(request.ip));
    if (typeof release === 'function') {
      inProgress.set(request, release);
      return undefined;
    }
    shedding.note(release === 'full' ? 'all' : 'network');
    if (performance.now() - reportedAt > 60_000) {
      reportedAt = performance.now();
      app.log.warn({ maxAtOnce }, 'there are too many requests at once: some are asked to try again');
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
  // For connections that break before the response.
  app.addHook('onResponse', async (request) => inProgress.get(request)?.());
}

/** The time after which a receiver counts as slow, in milliseconds. */
const slowMs = 2000;
