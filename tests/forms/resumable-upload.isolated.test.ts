import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { resumableUpload } from '../../src/forms/uploads/resumable-upload.ts';
import { stubPage } from './page-stub.ts';

/** A file in the form that tus accepts outside a browser. */
const bytes = (text: string) => Buffer.from(text) as unknown as File;

test('a file that is removed right after it was chosen is not sent', async () => {
  stubPage();
  vi.stubGlobal('location', { href: 'https://site.example/' });
  const arrived: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (request.method === 'PATCH') arrived.push(body);
    response.setHeader('Tus-Resumable', '1.0.0').setHeader('Upload-Length', 4);
    response.setHeader('Upload-Offset', request.method === 'PATCH' ? 4 : 0);
    response.writeHead(request.method === 'HEAD' ? 200 : 204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const send = (text: string) =>
    resumableUpload(
      {
        server: '',
        form: 'paper',
        question: 'document',
        key: 'key-0001',
        file: bytes(text),
        address: `http://127.0.0.1:${port}/api/uploads/${text}`,
      },
      { onAddress: () => undefined, onProgress: () => undefined, onBroken: () => undefined },
    );
  // Both files are chosen before the code is loaded.
  send('old ').remove();
  const stopped = send('left');
  stopped.stop();
  stopped.resume();
  expect(await send('new ').done).toBe('new ');
  await send('more').done;
  expect(arrived).toEqual(['new ', 'more']);
  server.close();
});

test.each([
  ['a fast connection', Infinity, 8],
  ['a fast connection with a proxy that accepts 1 MB at a time', 1_000_000, 80],
])('19 MB over %s take few requests, and arrive completely', async (_name, most, requests) => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { href: 'https://site.example/' });
  const browser = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, browser[name].bind(browser));
  const size = 19_000_000;
  let [arrived, pieces] = [0, 0];
  const server = createServer(async (request, response) => {
    let length = 0;
    for await (const chunk of request) length += (chunk as Buffer).length;
    response.setHeader('Tus-Resumable', '1.0.0').setHeader('Upload-Length', size);
    if (request.method === 'PATCH') pieces += 1;
    if (length > most) return void response.writeHead(413).end();
    if (request.method === 'PATCH') arrived += length;
    response.setHeader('Upload-Offset', arrived);
    response.writeHead(request.method === 'HEAD' ? 200 : 204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const file = Buffer.alloc(size, 1) as unknown as File;
  const address = `http://127.0.0.1:${port}/api/uploads/large`;
  const events = { onAddress: () => undefined, onProgress: () => undefined, onBroken: () => undefined };
  const upload = resumableUpload(
    { server: '', form: 'paper', question: 'document', key: 'key-0001', file, address },
    events,
  );
  expect(await upload.done).toBe('large');
  expect(arrived).toBe(size);
  expect(pieces).toBeLessThanOrEqual(requests);
  server.close();
});

test('a file for a server elsewhere is announced there, and its absolute address is recorded', async () => {
  vi.stubGlobal('location', { href: 'https://site.example/', origin: 'https://site.example' });
  const server = createServer((request, response) => {
    request.resume();
    response
      .setHeader('Tus-Resumable', '1.0.0')
      .setHeader('Upload-Offset', request.method === 'PATCH' ? 4 : 0);
    if (request.method === 'POST') response.setHeader('Location', '/api/uploads/an-id');
    response.writeHead(request.method === 'POST' ? 201 : 204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const noted: string[] = [];
  const upload = resumableUpload(
    {
      server: origin,
      form: 'paper',
      question: 'document',
      key: 'key-0001',
      file: bytes('text'),
      address: undefined,
    },
    { onAddress: (address) => noted.push(address), onProgress: () => undefined, onBroken: () => undefined },
  );
  expect(await upload.done).toBe('an-id');
  expect(noted).toEqual([`${origin}/api/uploads/an-id`]);
  server.close();
});
