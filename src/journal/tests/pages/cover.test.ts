import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cover } from '../../node/resolve/cover.ts';

test('every issue of three years has a unique cover, and a small one', () => {
  const covers = [1, 2, 3].flatMap((volume) =>
    Array.from({ length: 12 }, (_, month) => cover(volume, month + 1)),
  );
  expect(new Set(covers).size).toBe(36);
  for (const svg of covers) expect(brotliCompressSync(svg).length).toBeLessThan(2000);
});
