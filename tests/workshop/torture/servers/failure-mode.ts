import type { Server } from 'node:net';
import type { AddressInfo } from 'node:net';

/** The ways in which a receiver fails; undefined: it works. */
export const failureModes = ['refuse', 'hang', '4xx', '5xx', 'cut', 'slow', 'wrong TLS'] as const;
export type FailureMode = (typeof failureModes)[number] | undefined;

/** A local receiver of deliveries that can fail on demand. */
export interface Receiver {
  port: number;
  /** The acknowledged messages, in order of arrival. */
  acknowledged: string[];
  /** The current number of connections. */
  connections(): number;
  /** Fails in this way from now on; running requests are aborted. */
  fail(way: FailureMode): Promise<void>;
  close(): Promise<void>;
}

/** Wraps a socket server: it listens on a free port, and on the same port again after a time of refusals. */
export async function listenOn(
  server: Server,
  acknowledged: string[],
  onWay: (way: FailureMode) => void,
): Promise<Receiver> {
  const sockets = new Set<{ destroy(): unknown }>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    // Errors of connections are ignored: broken connections are intended.
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

/** Bytes that do not begin a TLS connection. */
export const noTls = Buffer.from('This is no TLS.\r\n'.repeat(4));

/** The delay of each response of a slow receiver, in milliseconds. */
export const slowMs = 30;
