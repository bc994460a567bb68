import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a proxy that sends each document in two parts, with a pause long enough for a paint.
 * @param site the address of the site
 * @param element the name of the last element in the middle of which the pause is; documents without it have none
 * @returns the address of the proxy, and a function that ends it
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
