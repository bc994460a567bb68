import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandAddresses, brandFiles } from '../../src/build/media/brand.ts';
import { headingOutlines } from '../../src/build/media/outlines.ts';
import type { Outputs } from '../../src/build/media/outputs.ts';
import { shareImage, shareSvg } from '../../src/build/media/share.ts';
import { sniff } from '../../src/build/media/sniff.ts';

const media = fileURLToPath(new URL('../../pages-config/_media/', import.meta.url));
let cache: string;
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'brand-'));
});
afterAll(() => rm(cache, { recursive: true }));

const bytesOf = async (outputs: Outputs, address: string) => {
  const output = outputs.get(address)!;
  return 'bytes' in output ? output.bytes : readFile(output.file);
};

describe('shareImage', () => {
  const context = { cache: '', logo: '<svg><path d="M0 0"/></svg>', name: 'Illumine' };

  test('makes one small picture for one title', async () => {
    const outputs: Outputs = new Map();
    const first = await shareImage('Our Services', { ...context, cache, outputs });
    expect(await shareImage('Our Services', { ...context, cache, outputs })).toEqual(first);
    const bytes = await bytesOf(outputs, first.src);
    expect(sniff(bytes)).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(60_000);
  });

  test('sets long titles smaller and cuts what never fits', async () => {
    const outlines = await headingOutlines();
    const words = (count: number) => Array.from({ length: count }, () => 'multidisciplinary').join(' ');
    const lines: string[] = [];
    shareSvg(words(40), { ...outlines, path: (text) => (lines.push(text), '') }, context.logo);
    expect(lines).toHaveLength(5);
    expect(lines.at(-1)).toMatch(/ …$/);
  });

  test('knows which scripts the typeface has', async () => {
    const outlines = await headingOutlines();
    expect(outlines.covers('Chairman’s message')).toBe(true);
    expect(outlines.covers('हिन्दी')).toBe(false);
  });
});

/** How far from the middle something is drawn, as a part of the width; a phone may cut off what lies beyond 0.4. */
async function farthestMark(png: Uint8Array): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = (info.width - 1) / 2;
  let farthest = 0;
  for (let at = 0; at < data.length; at += 3) {
    const isPaper = data[at]! > 240 && data[at + 1]! > 240 && data[at + 2]! > 240;
    const [x, y] = [(at / 3) % info.width, Math.floor(at / 3 / info.width)];
    if (!isPaper) farthest = Math.max(farthest, Math.hypot(x - middle, y - middle));
  }
  return farthest / info.width;
}

describe('brandFiles', () => {
  test('makes the mark in every form that browsers ask for', async () => {
    const outputs: Outputs = new Map();
    await brandFiles(media, cache, outputs);
    expect([...outputs.keys()]).toEqual(Object.values(brandAddresses));
    expect(sniff(await bytesOf(outputs, '/apple-touch-icon.png'))).toEqual({
      format: 'png',
      width: 180,
      height: 180,
    });
    expect(sniff(await bytesOf(outputs, '/icon-512.png'))).toMatchObject({ width: 512, height: 512 });
    expect(await farthestMark(await bytesOf(outputs, '/icon-maskable-512.png'))).toBeLessThan(0.4);
    const ico = await bytesOf(outputs, '/favicon.ico');
    expect(sniff(ico.subarray(22))).toEqual({ format: 'png', width: 32, height: 32 });
  });
});
