import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { replaceRequestBody } from '../../../../src/server/forms/uploads/replace-body.ts';

/** A request as the library creates it from received data. */
function createRequest(req: Readable): Request {
  const request = new Request('http://localhost/', { method: 'PATCH', body: 'not this' });
  Object.assign(request, { runtime: { node: { req } } });
  replaceRequestBody(request);
  return request;
}

test('the pieces of the body are the received pieces, without a copy', async () => {
  const raw = new Readable({ read: () => undefined });
  const { body } = createRequest(raw);
  const sent = ['one', 'two'].map((text) => Buffer.from(text));
  const memory: unknown[] = sent.map((piece) => piece.buffer);
  for (const piece of [...sent, null]) raw.push(piece);
  const pieces: Uint8Array[] = [];
  for await (const piece of body!) pieces.push(piece);
  expect(Buffer.concat(pieces).toString()).toBe('onetwo');
  expect(pieces.every((piece) => memory.includes(piece.buffer))).toBe(true);
});

test('without a reader the sender waits, and no data are lost', async () => {
  const pieces = Array.from({ length: 40 }, (_, index) => Buffer.alloc(16 * 1024, index));
  let given = 0;
  const raw = Readable.from(
    (function* () {
      for (; given < pieces.length; given += 1) yield pieces[given];
    })(),
    { objectMode: false },
  );
  const { body } = createRequest(raw);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(given).toBeLessThan(20);
  expect((await buffer(body!)).equals(Buffer.concat(pieces))).toBe(true);
});

test('a broken connection breaks the body, and an unwanted body ends the connection', async () => {
  const broken = new Readable({ read: () => undefined });
  const reading = buffer(createRequest(broken).body!);
  broken.destroy(new Error('The connection broke.'));
  await expect(reading).rejects.toThrow('The connection broke.');

  const unwanted = new Readable({ read: () => undefined });
  await createRequest(unwanted).body!.cancel();
  expect(unwanted.destroyed).toBe(true);
});
