import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { brandAddresses } from '../../../src/site-build/media/brand/brand-addresses.ts';
import { drawSiteIcons } from '../../../src/site-build/media/brand/site-icons.ts';
import { pictureTypeface, locateTypefaces } from '../../../src/site-build/fonts/typefaces.ts';
import { siteMark } from '../../../src/site-build/media/brand/mark.ts';
import { headingOutlines } from '../../../src/site-build/media/brand/outlines.ts';
import type { Outlines } from '../../../src/site-build/media/brand/outlines.ts';
import { backgroundSvg, placeTitle, sharePictureDrawer } from '../../../src/site-build/media/brand/share.ts';
import type { ShareContext } from '../../../src/site-build/media/brand/share.ts';
import { sitePictures } from '../../../src/site-build/media/brand/site-pictures.ts';
import type { ByteCache } from '../../../src/site-build/media/cache.ts';
import { readSiteTheme } from '../../../src/site-build/theme/site-theme.ts';
import { sniff } from '../../../src/site-build/media/read/sniff.ts';

const media = fileURLToPath(new URL('../../../pages-config/_media/', import.meta.url));

const theme = readSiteTheme(path.dirname(media));
const typeface = locateTypefaces([pictureTypeface], media)[0]!;

describe('shareDrawer', () => {
  let context: ShareContext;
  beforeAll(async () => {
    const outlines = await headingOutlines(typeface);
    context = {
      theme,
      outlines,
      background: '<svg><path fill="var(--paper)" d="M0 0"/></svg>',
      name: 'Lamp',
    };
  });

  test('makes the same small picture for the same title', async () => {
    const draw = sharePictureDrawer(context);
    const bytes = await draw('Our Services');
    expect(bytes.equals(await draw('Our Services'))).toBe(true);
    expect(sniff(bytes)).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(20_000);
  });

  test('draws its background and subsets its letters once, also in later builds', async () => {
    const made = new Map<string, Buffer>();
    const cache: ByteCache = async (name, make) => {
      if (!made.has(name)) made.set(name, await make());
      return made.get(name)!;
    };
    const draw = async (background: string) => {
      const outlines = await headingOutlines(typeface, cache);
      return sharePictureDrawer({ ...context, outlines, background }, cache)('Our Services');
    };
    const first = await draw(context.background);
    expect(first.equals(await sharePictureDrawer(context)('Our Services'))).toBe(true);
    expect([...made.keys()].sort()).toEqual(['ground', 'letters']);
    expect(first.equals(await draw('<svg>another background is not drawn</svg>'))).toBe(true);
  });

  test('sets long titles smaller and cuts those that never fit', () => {
    const { outlines } = context;
    const words = (count: number) => Array.from({ length: count }, () => 'multidisciplinary').join(' ');
    const lines = placeTitle(words(40), outlines).map(({ text }) => text);
    expect(lines).toHaveLength(5);
    expect(lines.at(-1)).toMatch(/ …$/);
  });

  test('writes letters at the positions of their paths', async () => {
    const background = '<svg><rect width="100%" height="100%" fill="#ddd"/></svg>';
    const draw = sharePictureDrawer({ ...context, background });
    const { outlines } = context;
    for (const title of ['Ünïversities of Ålesund', 'g', 'multidisciplinary '.repeat(20)]) {
      const lines = placeTitle(title, outlines);
      const path = lines.map(({ text, x, y, size }) => outlines.path(text, x, y, size)).join('');
      const ink = theme.value('--ink', 'light');
      const below = backgroundSvg({ theme, background });
      const whole = below.replace('</svg>', `<path fill="${ink}" d="${path}"/></svg>`);
      const written = await readPixels(await draw(title));
      // Letters start at whole pixels: their edges differ.
      expect(averageDifference(written, await readPixels(Buffer.from(whole)))).toBeLessThan(1.5);
      expect(averageDifference(written, await readPixels(Buffer.from(below)))).toBeGreaterThan(0.2);
    }
  });

  test('leaves room for the edges of letters in the palette of a background with many colours', async () => {
    const half = (id: string, x: number, from: string, to: string) =>
      `<linearGradient id="${id}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
      `<path fill="url(#${id})" d="M${x} 0h600v630h-600z"/>`;
    const background = `<svg>${half('a', 0, '#f5a', '#5fa')}${half('b', 600, '#a5f', '#ffa')}</svg>`;
    const firstLine = (pixels: Buffer) => pixels.subarray(0, 1200 * 3);
    const written = await readPixels(await sharePictureDrawer({ ...context, background })('Lamps'));
    const below = await readPixels(Buffer.from(backgroundSvg({ theme, background })));
    expect(averageDifference(firstLine(written), firstLine(below))).toBeLessThan(3);
    expect(countColours(firstLine(below))).toBeGreaterThan(256);
    expect(countColours(firstLine(written))).toBeLessThan(200);
    expect(countColours(written)).toBeGreaterThan(220);
  });

  test('leaves out the end of a title that begins with the site’s name', async () => {
    const contentFolder = path.dirname(media);
    const input = { contentFolder, cacheFolder: '', outputs: new Map(), theme, site: { name: 'Lamp' } };
    const { shareAddress } = sitePictures(input);
    expect(await shareAddress('Oil | Lamp Journal')).toBe(await shareAddress('Oil | Lamp'));
    expect(await shareAddress('Oil | Lamp')).not.toBe(await shareAddress('Wick | Lamp'));
  });

  test('knows which scripts the typeface supports', () => {
    const { outlines } = context;
    expect(outlines.covers('Chairman’s message')).toBe(true);
    expect(outlines.covers('हिन्दी')).toBe(false);
  });
});

function readPixels(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture).removeAlpha().raw().toBuffer();
}

function countColours(pixels: Buffer): number {
  return new Set(Array.from({ length: pixels.length / 3 }, (_, at) => pixels.readUIntBE(at * 3, 3))).size;
}

/** The average difference of two pictures, from 0 to 255. */
function averageDifference(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length);
  return one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length;
}

/**
 * The distance of the farthest mark from the middle, as a fraction of the width; a phone may crop everything
 * beyond 0.4.
 */
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
  const letter = async () =>
    siteMark({ content: '', name: 'Lamp', theme }, undefined, await headingOutlines(typeface));
  const own = () =>
    siteMark({ content: path.dirname(media), name: 'Lamp', theme }, 'brand/mark.svg', outlines);
  const outlines: Outlines = { covers: () => true, width: () => 10, path: () => 'M0 0', letters: () => [] };

  test.each([
    ['the site’s mark', own],
    ['the first letter of its name', letter],
  ])('makes %s in every form that browsers request', async (_, made) => {
    const mark = await made();
    const files = await drawSiteIcons(mark, theme);
    expect([...files.keys()].sort()).toEqual(Object.keys(brandAddresses).sort());
    expect(sniff(files.get('apple')!)).toEqual({
      format: 'png',
      width: 180,
      height: 180,
    });
    expect(sniff(files.get('large')!)).toMatchObject({ width: 512, height: 512 });
    expect(await farthestMark(files.get('maskable')!)).toBeLessThan(0.4);
    const ico = Buffer.from(files.get('ico')!);
    expect(sniff(ico.subarray(22))).toEqual({ format: 'png', width: 32, height: 32 });
  });
});
