import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { isNear } from './forms/route/is-of-proxy.ts';
import { networkOf } from './network-of.ts';
import type { Pace } from './pace.ts';
import { places } from './places.ts';
import type { Shedding } from './shedding.ts';

export interface ConnectionLimits {
  /** How slowly a body may arrive. */
  pace: Omit<Pace, 'maxBytes'>;
  /** How many connections there may be; more are closed at once. */
  maxConnections: number;
  /** How many of them may be of one network; addresses of this machine and of private networks may be proxies. */
  maxConnectionsOfNetwork: number;
  /** How many bodies of one network may be on their way at a time. */
  maxBodiesOfNetwork: number;
  /** How many requests besides forms are dealt with at a time; more are told to come again. */
  maxAtOnce: number;
  /** How many of them may be of one network. */
  maxOfNetwork: number;
  /** How many at a time while connections come faster than they are taken: turns of the event loop are for those who wait. */
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
  maxConnectionsOfNetwork: 1000,
  // A whole college may share an address; there are 4,000 places for forms that are on their way.
  maxBodiesOfNetwork: 100,
  // A page takes some milliseconds; at five hundred a second, that is a few at a time.
  maxAtOnce: 200,
  maxOfNetwork: 100,
  maxInOverload: 16,
  queueMs: 500,
  formQueueMs: 1500,
  silenceMs: 120_000,
};

/** Limits how many connections there are, altogether and of one network, and for how long they may be silent. */
export function limitConnections(app: FastifyInstance, limits: ConnectionLimits, shedding: Shedding): void {
  const { server } = app;
  const { maxConnections, maxConnectionsOfNetwork } = limits;
  server.maxConnections = maxConnections;
  server.timeout = limits.silenceMs;
  const open = places(() => Infinity, maxConnectionsOfNetwork);
  let toldAt = -Infinity;
  const tell = (event: object, message: string): void => {
    if (performance.now() - toldAt < 60_000) return;
    toldAt = performance.now();
    app.log.warn(event, message);
  };
  server.on('drop', () => {
    shedding.note('all');
    tell({ maxConnections }, 'there are too many connections: new ones are closed');
  });
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isNear(remoteAddress)) return;
    const place = open.take(networkOf(remoteAddress));
    if (typeof place === 'function') return void socket.once('close', place);
    shedding.note('network');
    tell({ maxConnectionsOfNetwork }, 'a network has too many connections: new ones of it are closed');
    socket.destroy();
  });
}
