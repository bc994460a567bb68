import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy in front of a server whose connections a test can cut. */
export interface CuttableLine {
  /** The address of the server through the proxy. */
  url: string;
  /** Cuts all connections, and accepts none until `up` is called. */
  down(): void;
  /** Accepts connections and transfers nothing, like a machine that has disappeared without a signal. */
  hang(): void;
  up(): void;
  /**
   * Cuts a connection after this number of bytes of the server's responses, and the next one likewise.
   * @param next number of bytes that pass; undefined: all of them
   */
  cutAfter(next: (() => number) | undefined): void;
  /** The number of connections that were cut. */
  cuts(): number;
  close(): Promise<void>;
}

/** Creates a connection to a server of this computer. */
export async function lineTo(address: string): Promise<CuttableLine> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let state: 'up' | 'down' | 'hanging' = 'up';
  let next: (() => number) | undefined;
  let count = 0;
  const cut = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => undefined).on('close', () => sockets.delete(near));
    if (state === 'down') return void near.resetAndDestroy();
    if (state === 'hanging') return;
    const far = connect(Number(target.port), target.hostname);
    sockets.add(far);
    let left = next?.() ?? Infinity;
    far.on('error', () => near.destroy()).on('close', () => (sockets.delete(far), near.destroy()));
    near.on('close', () => far.destroy());
    near.on('data', (piece) => state !== 'hanging' && far.write(piece));
    far.on('data', (piece) => {
      if (state === 'hanging') return;
      left -= piece.length;
      if (left >= 0) return void near.write(piece);
      count += 1;
      near.resetAndDestroy();
      // The server has the request, and may execute it.
      far.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(address);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    down: () => {
      state = 'down';
      cut();
    },
    hang: () => void (state = 'hanging'),
    up: () => {
      // Connections that hang never recover.
      if (state === 'hanging') cut();
      state = 'up';
    },
    cutAfter: (how) => void (next = how),
    cuts: () => count,
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
