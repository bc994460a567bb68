import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { certificateEnd } from '../../../src/server/watch/certificate.ts';
import { mailServer } from '../delivery/mail-server.ts';

/** A TLS server with the certificate that smtp-server brings along for tests, which ended in 2025. */
async function tlsPort(): Promise<string> {
  const { url } = await mailServer({ secure: true });
  return new URL(url).port;
}

test('the end of a certificate is read, also when it has passed', async () => {
  const port = await tlsPort();
  expect(await certificateEnd(`https://127.0.0.1:${port}`)).toEqual({
    end: new Date('2025-02-09T11:32:58.000Z'),
  });
});

test('a site without https has none', async () => {
  expect(await certificateEnd('http://127.0.0.1:1')).toBeUndefined();
});

test('a site that can’t be reached, speaks no TLS or says nothing has one that is unknown', async () => {
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
