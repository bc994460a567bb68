import { createServer, connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** How a line behaves; without a limit it is this machine's own. */
export interface LineSpeed {
  /** How many milliseconds each answer is on its way. */
  latency?: number;
  /** How many bits come in a second, for all connections together. */
  bitsPerSecond?: number;
}

export interface Line {
  /** The site behind the line, without a slash at the end. */
  address: string;
  /** How many bytes have come through it so far: headers and bodies, as they travel. */
  received(): number;
  close(): Promise<void>;
}

/**
 * A line to a server on this machine that is as slow as it is told, and counts what comes through it. The browser's own
 * emulation would leave out what it fetches ahead for another page.
 */
export async function openLine(target: string, { latency = 0, bitsPerSecond }: LineSpeed): Promise<Line> {
  const { port, hostname } = new URL(target);
  const sockets = new Set<Socket>();
  let received = 0;
  let free = 0;
  /** When the last byte of an answer has come, in milliseconds of the clock. */
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
      // In pieces, as a line has them: what comes first can be used before the rest is there.
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
