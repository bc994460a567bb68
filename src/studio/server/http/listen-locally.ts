import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Makes a server listen only on this computer.
 * @param asked the port. Default: the first free one
 * @param first the port to try first
 * @returns the port
 * @throws if the port is in use
 */
export async function listenLocally(
  server: Server,
  asked: number | undefined,
  first: number,
): Promise<number> {
  for (let port = asked ?? first; ; port++) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', () => {
          server.off('error', reject);
          resolve();
        });
      });
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || asked !== undefined || port > first + 20) throw error;
    }
  }
}
