import { createServer, connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** The speed of a connection; without limits that of this machine. */
export interface ConnectionSpeed {
  /** The latency of each response, in milliseconds. */
  latency?: number;
  /** Bits per second, for all connections together. */
  bitsPerSecond?: number;
}

export interface SlowConnection {
  /** The address of the site behind the connection, without a slash at the end. */
  address: string;
  /** The transferred bytes so far: headers and bodies, compressed. */
  received(): number;
  close(): Promise<void>;
}

/**
 * A slow connection to a local server, which counts bytes. The browser's own emulation would not include prefetches
 * for another page.
 */
export async function openSlowConnection(
  target: string,
  { latency = 0, bitsPerSecond }: ConnectionSpeed,
): Promise<SlowConnection> {
  const { port, hostname } = new URL(target);
  const sockets = new Set<Socket>();
  let received = 0;
  let free = 0;
  /** The time at which the last byte of a response arrives, in milliseconds. */
  const arrival = (bytes: number): number => {
    const now = performance.now() + latency;
    free = Math.max(free, now) + (bitsPerSecond ? (bytes * 8000) / bitsPerSecond : 0);
    return free;
  };
  const server = createServer({ noDelay: true }, (browser) => {
    const site = connect({ port: Number(port), host: hostname, noDelay: true });
    for (const socket of [browser, site]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        (socket === browser ? site : browser).destroySoon();
      });
    }
    browser.pipe(site);
    site.on('data', (chunk: Buffer) => {
      // The data arrive in packets: the first can be used before the rest.
      for (let start = 0; start < chunk.length; start += 1400) {
        const piece = chunk.subarray(start, start + 1400);
        received += piece.length;
        if (latency === 0 && !bitsPerSecond) browser.write(piece);
        else
          setTimeout(
            () => browser.writable && browser.write(piece),
            arrival(piece.length) - performance.now(),
          );
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    received: () => received,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
