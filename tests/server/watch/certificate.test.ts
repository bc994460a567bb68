import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { certificateEnd } from '../../../src/server/watch/certificate.ts';

/** A certificate for localhost that expired in 2025, and its key, which is no secret. */
const expired = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBEDCBtgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwHhcN
MjQwMjA5MTEzMjU4WhcNMjUwMjA5MTEzMjU4WjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAT5b1Cc4j17d/oJE8DDk9TNrKEH
0SS7V7a6BrXKz8YENl3fE+kSuT9FcpGQbXiYWv6KUTK0s816iRiGoPyQfYsZMAoG
CCqGSM49BAMCA0kAMEYCIQCGReukOcWe9zvy4AcUwqv5OJKtBGJunBGqwjxisMZs
FwIhAKkFnTIU6nfHLq+UXQlGxl/X6FHrtwi+vzNAqU4SriwE
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg/n54VYZ5zv50JWDR
Dgy09ueRO9i4k2SuK4lEmLXFmXShRANCAAT5b1Cc4j17d/oJE8DDk9TNrKEH0SS7
V7a6BrXKz8YENl3fE+kSuT9FcpGQbXiYWv6KUTK0s816iRiGoPyQfYsZ
-----END PRIVATE KEY-----`,
};

async function tlsPort(): Promise<number> {
  const server = createTlsServer(expired).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('the expiry of a certificate is read, even if it has passed', async () => {
  const port = await tlsPort();
  expect(await certificateEnd(`https://127.0.0.1:${port}`)).toEqual({
    end: new Date('2025-02-09T11:32:58.000Z'),
  });
});

test('a site without https has no certificate', async () => {
  expect(await certificateEnd('http://127.0.0.1:1')).toBeUndefined();
});

test('the expiry is unknown if the site can’t be reached, has no TLS or does not respond', async () => {
  expect(await certificateEnd('https://127.0.0.1:1')).toEqual({ unknown: 'ECONNREFUSED' });
  const plain = createServer((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  const silent = createServer((socket) => void socket.on('error', () => undefined));
  const ports: number[] = [];
  for (const server of [plain, silent]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    ports.push((server.address() as AddressInfo).port);
  }
  expect(await certificateEnd(`https://127.0.0.1:${ports[0]}`)).toEqual({
    unknown: expect.stringMatching(/^E[A-Z_]+$/),
  });
  expect(await certificateEnd(`https://127.0.0.1:${ports[1]}`, 50)).toEqual({ unknown: 'ETIMEDOUT' });
});
