import type { Server } from 'node:net';
import type { AddressInfo } from 'node:net';

/** In which way a receiver fails; nothing: it works. */
export const failingWays = ['refuse', 'hang', '4xx', '5xx', 'cut', 'slow', 'wrong TLS'] as const;
export type FailingWay = (typeof failingWays)[number] | undefined;

/** A receiver of deliveries on this computer that fails as it is told. */
export interface Receiver {
  port: number;
  /** What it has acknowledged, in the order of arrival: the text of each message. */
  acknowledged: string[];
  /** How many connections there are now. */
  connections(): number;
  /** Fails in this way from now on; what is under way is cut off. */
  fail(way: FailingWay): Promise<void>;
  close(): Promise<void>;
}

/** Wraps a server of connections: it listens on a free port, and on the same one again after it has refused. */
export async function listenOn(
  server: Server,
  acknowledged: string[],
  onWay: (way: FailingWay) => void,
): Promise<Receiver> {
  const sockets = new Set<{ destroy(): unknown }>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    // A line that breaks is what these receivers are for.
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.removeListener('error', reject);
        resolve();
      });
    });
  const shut = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    if (server.listening) await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    acknowledged,
    connections: () => sockets.size,
    fail: async (way) => {
      onWay(way);
      await shut();
      if (way !== 'refuse') await listen(port);
    },
    close: shut,
  };
}

/** Bytes that are no beginning of an encrypted line. */
export const noTls = Buffer.from('This is no TLS.\r\n'.repeat(4));

/** How long a slow receiver takes for each of its answers, in milliseconds. */
export const slowMs = 30;
