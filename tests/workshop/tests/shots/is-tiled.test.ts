import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import { expect, test } from 'vitest';
import { isTiled } from '../../shots/photograph.ts';

const window = 100;

test('a picture that repeats its viewport is distinguished from a picture of the whole page', async () => {
  const header = await block('#0b1437', 64);
  const page = [{ input: header, left: 0, top: 0 }];
  expect(await isTiled(await picture(300, page), window)).toBe(false);
  const again = [...page, { input: header, left: 0, top: window }];
  expect(await isTiled(await picture(300, again), window)).toBe(true);
});

test("a page that is not higher than its viewport can't repeat it", async () => {
  expect(await isTiled(await picture(window, []), window)).toBe(false);
});

function picture(height: number, parts: OverlayOptions[]): Promise<Buffer> {
  return sharp({ create: { width: 40, height, channels: 3, background: '#fff' } })
    .composite(parts)
    .png()
    .toBuffer();
}

function block(background: string, height: number): Promise<Buffer> {
  return sharp({ create: { width: 40, height, channels: 3, background } })
    .png()
    .toBuffer();
}
