import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Weakness {
  /** The delay of each transfer in milliseconds, in both directions. */
  delay?: number;
  /** The number of bits per second in each direction, for all connections together. */
  bitsPerSecond?: number;
  /**
   * Returns where a connection is reset: after this number of bytes from the client, or of the response. Called for
   * each connection.
   */
  cut?: () => { there: number } | { back: number } | undefined;
}

export interface WeakConnection {
  /** The server behind the proxy, without a slash at the end. */
  address: string;
  /** The numbers of connections that were reset in each direction. */
  cuts: { there: number; back: number };
  /** Resets all connections after this number of further bytes from clients. Resolves after the reset. */
  cutAfter(bytes: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * A TCP proxy to a server on this machine that delays, slows down and resets connections. Bytes that were sent
 * before a reset have arrived, as when a connection breaks: afterwards client and server get no data from each
 * other.
 */
export async function weakConnection(
  target: string,
  { delay = 0, bitsPerSecond, cut }: Weakness = {},
): Promise<WeakConnection> {
  const { port, hostname } = new URL(target);
  const pairs = new Set<() => void>();
  const cuts = { there: 0, back: 0 };
  let planned: { left: number; done: () => void } | undefined;

  const server = createServer({ noDelay: true }, (client) => {
    const site = connect({ port: Number(port), host: hostname, noDelay: true });
    const limit = { there: Infinity, back: Infinity, ...cut?.() };
    const reset = (): void => {
      pairs.delete(reset);
      client.resetAndDestroy();
      site.destroySoon();
    };
    pairs.add(reset);
    const pass = (from: Socket, to: Socket, way: 'there' | 'back'): void => {
      const queue = delayed(delay, bitsPerSecond);
      let passed = 0;
      from.on('data', (chunk: Buffer) => {
        const piece = chunk.subarray(0, Math.max(0, limit[way] - passed));
        const isCut = piece.length < chunk.length || passed + chunk.length === limit[way];
        passed += piece.length;
        queue(piece.length, () => {
          if (to.writable && piece.length > 0) to.write(piece);
          if (isCut && pairs.has(reset)) {
            cuts[way] += 1;
            reset();
          }
          if (way === 'there') count(piece.length);
        });
      });
      from.on('end', () => queue(0, () => to.end()));
      // Ends the connection after the bytes that are still in transit.
      from.on('close', () => queue(0, () => to.destroySoon()));
      from.on('error', () => pairs.delete(reset));
    };
    pass(client, site, 'there');
    pass(site, client, 'back');
    client.on('close', () => pairs.delete(reset));
  });

  function count(bytes: number): void {
    if (!planned || (planned.left -= bytes) > 0) return;
    const { done } = planned;
    planned = undefined;
    for (const reset of pairs) reset();
    done();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts,
    cutAfter: (bytes) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      planned = { left: bytes, done: resolve };
      return promise;
    },
    close: async () => {
      for (const reset of pairs) reset();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Runs actions in order, each when its bytes would have arrived. */
function delayed(delay: number, bitsPerSecond: number | undefined): (bytes: number, act: () => void) => void {
  let free = 0;
  return (bytes, act) => {
    const duration = bitsPerSecond ? (bytes * 8000) / bitsPerSecond : 0;
    free = Math.max(free, performance.now()) + duration;
    const wait = free + delay - performance.now();
    if (delay === 0 && !bitsPerSecond) act();
    else setTimeout(act, wait);
  };
}
