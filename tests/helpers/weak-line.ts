import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Weakness {
  /** How many milliseconds what is sent is on its way, there and back alike. */
  delay?: number;
  /** How many bits pass in a second in each direction, for all connections together. */
  bitsPerSecond?: number;
  /**
   * The place at which a connection is reset: after so many bytes from the client, or of the answer. Called for each
   * connection.
   */
  cut?: () => { there: number } | { back: number } | undefined;
}

export interface WeakLine {
  /** The server behind the line, without a slash at the end. */
  address: string;
  /** How many connections were reset on the way there, and on the way back. */
  cuts: { there: number; back: number };
  /** Resets all connections once so many bytes more have gone there. Fulfilled when that was done. */
  cutAfter(bytes: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * A TCP proxy to a server on this machine that delays, narrows and resets the connection. Bytes sent before a reset
 * have arrived, as when a connection breaks: client and server learn nothing of each other any more.
 */
export async function weakLine(
  target: string,
  { delay = 0, bitsPerSecond, cut }: Weakness = {},
): Promise<WeakLine> {
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
      // Behind what is still on its way.
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

/** Does things in their order, each when its bytes would have come over the line. */
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
