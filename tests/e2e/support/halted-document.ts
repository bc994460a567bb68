import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A site whose documents halt on their way, long enough for a paint: like those that come in several packets.
 * @param site its address
 * @param element in the middle of which they halt, if they have one
 * @returns the address of the slower site, and a function that ends it
 */
export async function haltDocuments(
  site: string,
  element: string,
): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, answer) => {
    void (async () => {
      const { status, headers, body } = await askSite(site + (request.url ?? '/'));
      answer.writeHead(status, headers);
      const [start, end] = [`<${element}`, `</${element}`].map((tag) => body.lastIndexOf(tag));
      if (headers['content-type']?.startsWith('text/html') && start! > 0) {
        const place = (start! + end!) / 2;
        answer.write(body.subarray(0, place));
        await new Promise((resolve) => setTimeout(resolve, 700));
        answer.end(body.subarray(place));
      } else answer.end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}

async function askSite(address: string) {
  const response = await fetch(address);
  const headers = Object.fromEntries(response.headers);
  // The body is no longer compressed.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name];
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}
