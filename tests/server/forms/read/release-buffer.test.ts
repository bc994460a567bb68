import { expect, test } from 'vitest';
import { releaseBuffer } from '../../../../src/server/forms/read/write-pieces.ts';

test('a piece with its own memory releases it', () => {
  const piece = Buffer.from(new ArrayBuffer(8192));
  releaseBuffer(piece);
  expect(piece).toHaveLength(0);
});

test('a piece with shared memory does not release it', () => {
  const shared = new ArrayBuffer(16_384);
  const [head, body] = [Buffer.from(shared, 0, 20), Buffer.from(shared, 20)];
  head.fill('h');
  releaseBuffer(body);
  releaseBuffer(head);
  expect(head.toString()).toBe('h'.repeat(20));
  expect(body).toHaveLength(16_364);
});

test('a small piece is not released, because the multipart reader reuses it for the next bytes', () => {
  const stored = Buffer.alloc(60);
  releaseBuffer(stored);
  expect(stored).toHaveLength(60);
});
