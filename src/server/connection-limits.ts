import type { FastifyInstance } from 'fastify';
import type { Locale } from '../core/messages/locale.ts';
import { toRefusal } from './forms/refusal.ts';
import { sendRefusal } from './forms/reply/reply.ts';
import { watchPace, type Pace } from './pace.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route itself sees to it that bodies keep the pace, and says so in words of its own. */
    keepsPace?: boolean;
  }
}

export interface ConnectionLimits {
  /** How slowly a body may arrive. */
  pace: Omit<Pace, 'maxBytes'>;
  /** How many connections there may be; more are closed at once. */
  maxConnections: number;
  /** How many requests besides forms are dealt with at a time; more are told to come again. */
  maxAtOnce: number;
  /** The same while connections come faster than they are taken: turns of the event loop are for those who wait. */
  maxInOverload: number;
  /** For how long connections may come faster than they are taken, in milliseconds of the processor (overload.ts). */
  queueMs: number;
  /** The same for forms, which are refused last: somebody has written them. */
  formQueueMs: number;
  /** After how many milliseconds in which nothing moves a connection is closed. */
  silenceMs: number;
}

export const defaultLimits: ConnectionLimits = {
  // 4 KB a second are less than any line that loads a page.
  pace: { bytesPerSecond: 4096, windowMs: 30_000, graceMs: 30_000, everyMs: 2000 },
  maxConnections: 5000,
  // A page takes some milliseconds; at five hundred a second, that is a few at a time.
  maxAtOnce: 200,
  maxInOverload: 16,
  queueMs: 500,
  formQueueMs: 1500,
  silenceMs: 120_000,
};

/** Holds every route to the same limits, those that do not exist and those that read no body included. */
export function limitConnections(app: FastifyInstance, limits: ConnectionLimits, locale: Locale): void {
  app.server.maxConnections = limits.maxConnections;
  app.server.timeout = limits.silenceMs;
  tellOfDrops(app, limits.maxConnections);
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined || raw.headers['content-length'] !== undefined;
    if (!hasBody || request.routeOptions.config.keepsPace) return;
    const { broken, stop } = watchPace(raw, { ...limits.pace, maxBytes });
    raw.once('close', stop);
    broken.catch((error: unknown) => {
      if (!reply.sent) {
        reply.header('Connection', 'close');
        sendRefusal(request, reply, toRefusal(error), { locale, values: {} }).catch((cause: unknown) =>
          request.log.error({ err: cause }, 'a slow request could not be answered'),
        );
      }
      // The rest of the body is not waited for; the answer gets some time to arrive.
      setTimeout(() => raw.destroy(), 500).unref();
    });
  });
}

/** No route but those of forms takes more. */
const maxBytes = 1024 * 1024;

/** Notes, once in a minute, that there were more connections than are taken. */
function tellOfDrops(app: FastifyInstance, maxConnections: number): void {
  let toldAt = -Infinity;
  app.server.on('drop', () => {
    if (performance.now() - toldAt < 60_000) return;
    toldAt = performance.now();
    app.log.warn({ maxConnections }, 'there are too many connections: new ones are closed');
  });
}
