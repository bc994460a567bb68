import { expect, test } from 'vitest';
import { byteLength } from '../../src/core/byte-length.ts';

test.each([
  '',
  'rain',
  'Größe',
  'वर्षा',
  'a\u0000b',
  '雨',
  '🌧 rain',
  'half \ud83c',
  '\u007f\u0080\u07ff\u0800\uffff\u{10000}',
])('equals the length of the encoded text %j', (text) =>
  expect(byteLength(text)).toBe(Buffer.byteLength(text)),
);
