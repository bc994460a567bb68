import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a proxy to a server that delays some responses by 0.4 seconds.
 * @param isSlow whether the response from an address is delayed
 */
export async function slowProxy(
  server: string,
  isSlow: (address: URL) => boolean,
): Promise<{ url: string; end(): Promise<void> }> {
  const proxy = createServer((asked, answer) => {
    const address = new URL(asked.url ?? '/', server);
    const pass = (): void => {
      const { method, headers } = asked;
      const passed = request(address, { method, headers }, (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      asked.pipe(passed);
    };
    setTimeout(pass, isSlow(address) ? 400 : 0);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const end = async (): Promise<void> => {
    proxy.close();
    proxy.closeAllConnections();
    await once(proxy, 'close').catch(() => undefined);
  };
  return { url: `http://localhost:${(proxy.address() as AddressInfo).port}`, end };
}
