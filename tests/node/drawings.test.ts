import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { award, honours } from '../../src/node/drawing/award.ts';
import { cover } from '../../src/journal/resolve/cover.ts';
import { drawAll } from '../../src/node/drawing/draw-all.ts';

const media = path.resolve(import.meta.dirname, '../../pages-config/_media');

describe('drawings that come from data', () => {
  it('stand in the media folder as they are drawn today; else run `npm run draw`', async () => {
    const drawings = drawAll();
    expect(drawings.size).toBeGreaterThan(60);
    for (const [file, svg] of drawings)
      expect(await readFile(path.join(media, file), 'utf8'), file).toBe(svg);
  });
});

describe('cover', () => {
  const covers = [1, 2, 3].flatMap((volume) =>
    Array.from({ length: 12 }, (_, month) => cover(volume, month + 1)),
  );

  it('is another one for every issue of three years, and light', () => {
    expect(new Set(covers).size).toBe(36);
    for (const svg of covers) expect(brotliCompressSync(svg).length).toBeLessThan(2000);
  });
});

describe('award', () => {
  it('opens its light wider the higher the honour', () => {
    const { participation, recognition, achievement, excellence } = honours;
    expect([participation, recognition, achievement, excellence]).toEqual(
      [participation, recognition, achievement, excellence].sort((a, b) => a - b),
    );
    expect(award(participation)).not.toBe(award(excellence));
  });
});
