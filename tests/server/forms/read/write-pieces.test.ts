import { open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { onDisk, writePieces } from '../../../../src/server/forms/read/write-pieces.ts';

const large = 64 * 1024;

/** Pieces as received: each has its own memory. */
function pieces(letters: string): Buffer[] {
  return [...letters].map((letter) => Buffer.from(new ArrayBuffer(large)).fill(letter));
}

async function written(text: string): Promise<{ handle: Awaited<ReturnType<typeof open>>; place: string }> {
  const place = path.join(tmpdir(), `pieces-${crypto.randomUUID()}`);
  const handle = await open(place, 'wx+');
  await handle.write(text);
  onTestFinished(async () => {
    await handle.close();
    await rm(place);
  });
  return { handle, place };
}

test('pieces are written in order from the given position, and release their memory', async () => {
  const { handle, place } = await written('head');
  const sent = pieces('abcde');
  const seen: string[] = [];
  const end = await writePieces(Readable.from(sent), handle, 4, (piece) => seen.push(piece.toString()));
  expect(end).toBe(4 + 5 * large);
  const expected = [...'abcde'].map((letter) => letter.repeat(large));
  expect(await readFile(place, 'utf8')).toBe(`head${expected.join('')}`);
  expect(seen).toEqual(expected);
  expect(sent.map(({ length }) => length)).toEqual([0, 0, 0, 0, 0]);
});

test('data that wait in the stream are not joined, and also release their memory', async () => {
  const { handle } = await written('');
  const stream = new Readable({ read: () => undefined });
  const sent = pieces('abc');
  for (const piece of [...sent, null]) stream.push(piece);
  expect(await writePieces(stream, handle, 0)).toBe(3 * large);
  expect(sent.map(({ length }) => length)).toEqual([0, 0, 0]);
});

test('if the stream breaks, the received data are stored', async () => {
  const { handle, place } = await written('');
  const broken = Readable.from(
    (function* () {
      yield* pieces('ab');
      throw new Error('The connection broke.');
    })(),
  );
  await expect(writePieces(broken, handle, 0)).rejects.toThrow('The connection broke.');
  await onDisk(() => handle.sync());
  expect(await readFile(place, 'utf8')).toMatch(/^a*b*$/);
});

test('the disk’s error is reported', async () => {
  const place = path.join(tmpdir(), `pieces-${crypto.randomUUID()}`);
  await (await open(place, 'wx')).close();
  onTestFinished(() => rm(place));
  await using handle = await open(place, 'r');
  await expect(writePieces(Readable.from(pieces('a')), handle, 0)).rejects.toThrow('EBADF');
});

test('if a disk writes fewer bytes, the rest is written again', async () => {
  const { handle, place } = await written('');
  const writev = handle.writev.bind(handle);
  handle.writev = ((buffers: Buffer[], at: number) =>
    writev([buffers[0]!.subarray(0, 10)], at)) as typeof writev;
  expect(await writePieces(Readable.from(pieces('ab')), handle, 0)).toBe(2 * large);
  expect(await readFile(place, 'utf8')).toBe('a'.repeat(large) + 'b'.repeat(large));
});
