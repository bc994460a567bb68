import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { resumableUpload } from '../../src/forms/uploads/resumable-upload.ts';
import { stubPage } from '../helpers/page-stub.ts';

/** A file as tus takes it outside of a browser. */
const bytes = (text: string) => Buffer.from(text) as unknown as File;

test('a file that is taken back as soon as it was chosen is not sent', async () => {
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
        form: 'paper',
        question: 'document',
        key: 'key-0001',
        file: bytes(text),
        address: `http://127.0.0.1:${port}/api/uploads/${text}`,
      },
      { onAddress: () => undefined, onProgress: () => undefined, onBroken: () => undefined },
    );
  // As when both were chosen before the code for it was there.
  send('old ').remove();
  const stopped = send('left');
  stopped.stop();
  stopped.goOn();
  expect(await send('new ').done).toBe('new ');
  await send('more').done;
  expect(arrived).toEqual(['new ', 'more']);
  server.close();
});
