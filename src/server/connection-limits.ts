import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { isLocalAddress } from './forms/route/is-proxy-address.ts';
import { toNetwork } from './network.ts';
import type { MinimalSpeed } from './minimal-speed.ts';
import { createVisitorLimiter } from './visitor-limiter.ts';
import type { LoadState } from './load-state.ts';

/** The limits that protect the server from overload and from slow senders. */
export interface ConnectionLimits {
  /** The minimal speed of a request body. */
  pace: Omit<MinimalSpeed, 'maxBytes'>;
  /** The maximal number of connections; the server closes others at once. */
  maxConnections: number;
  /**
   * The maximal number of connections per network. Addresses of this machine and of private networks are
   * exempt, because they may be proxies.
   */
  maxConnectionsOfNetwork: number;
  /** The maximal number of concurrent request bodies per network. */
  maxBodiesOfNetwork: number;
  /** The maximal number of concurrent requests besides forms; others are answered with "try again later". */
  maxAtOnce: number;
  /** The maximal number of concurrent requests besides forms, per network. */
  maxOfNetwork: number;
  /**
   * The maximal number of concurrent requests besides forms during overload, when connections arrive faster than
   * the server accepts them: the event loop must serve waiting visitors.
   */
  maxInOverload: number;
  /**
   * The time for which connections may arrive faster than the server accepts them, in milliseconds of CPU time
   * (overload.ts).
   */
  queueMs: number;
  /** The value of `queueMs` for forms, which are refused last, because the visitor has spent time on them. */
  formQueueMs: number;
  /** The time without activity after which a connection is closed, in milliseconds. */
  silenceMs: number;
}

/** The limits in operation; tests use smaller ones. */
export const defaultLimits: ConnectionLimits = {
  // Any connection that can load a page is faster than 4 kB/s.
  pace: { bytesPerSecond: 4096, windowMs: 30_000, graceMs: 30_000, everyMs: 2000 },
  maxConnections: 5000,
  maxConnectionsOfNetwork: 1000,
  // A whole college may share one address; there are 4,000 places for forms in transit.
  maxBodiesOfNetwork: 100,
  // A page takes some milliseconds, so at five hundred per second only a few are concurrent.
  maxAtOnce: 200,
  maxOfNetwork: 100,
  maxInOverload: 16,
  queueMs: 500,
  formQueueMs: 1500,
  silenceMs: 120_000,
};

/** Limits the number of connections, in total and per network, and their idle time. */
export function limitConnections(app: FastifyInstance, limits: ConnectionLimits, shedding: LoadState): void {
  const { server } = app;
  const { maxConnections, maxConnectionsOfNetwork } = limits;
  server.maxConnections = maxConnections;
  server.timeout = limits.silenceMs;
  const open = createVisitorLimiter(() => Infinity, maxConnectionsOfNetwork);
  let reportedAt = -Infinity;
  const report = (event: object, message: string): void => {
    if (performance.now() - reportedAt < 60_000) return;
    reportedAt = performance.now();
    app.log.warn(event, message);
  };
  server.on('drop', () => {
    shedding.note('all');
    report({ maxConnections }, 'there are too many connections: new ones are closed');
  });
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isLocalAddress(remoteAddress)) return;
    const release = open.take(toNetwork(remoteAddress));
    if (typeof release === 'function') return void socket.once('close', release);
    shedding.note('network');
    report({ maxConnectionsOfNetwork }, 'a network has too many connections: new ones of it are closed');
    socket.destroy();
  });
}
