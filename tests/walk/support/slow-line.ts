import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Another address of a server, on which some responses take 0.4 seconds.
 * @param isSlow whether the response to a request does
 */
export async function slowLine(
  server: string,
  isSlow: (address: URL) => boolean,
): Promise<{ url: string; end(): Promise<void> }> {
  const line = createServer((asked, answer) => {
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
  await once(line, 'listening');
  const end = async (): Promise<void> => {
    line.close();
    line.closeAllConnections();
    await once(line, 'close').catch(() => undefined);
  };
  return { url: `http://localhost:${(line.address() as AddressInfo).port}`, end };
}
