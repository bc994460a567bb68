import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { filmType } from '../../../src/site-build/media/read/film-type.ts';
import { sniff } from '../../../src/site-build/media/read/sniff.ts';

const films = new URL('../../../pages-config/_media/films/', import.meta.url);
const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#f6a21e' } });
const bytes = (text: string) => new TextEncoder().encode(text);

describe('sniff', () => {
  test.each(['png', 'jpg', 'webp', 'avif'] as const)('finds the size of a %s', async (format) => {
    expect(
      sniff(
        await picture
          .clone()
          .toFormat(format === 'jpg' ? 'jpeg' : format)
          .toBuffer(),
      ),
    ).toEqual({
      format,
      width: 300,
      height: 200,
    });
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'measures a photograph as displayed, rotated by %i',
    async (orientation) => {
      const stored = await picture.clone().jpeg().withMetadata({ orientation }).toBuffer();
      const { autoOrient } = await sharp(stored).metadata();
      expect(autoOrient).toEqual(orientation < 5 ? { width: 300, height: 200 } : { width: 200, height: 300 });
      expect(sniff(stored)).toEqual({ format: 'jpg', ...autoOrient });
      // The other byte order, which cameras use.
      const swapped = bigEndian(stored);
      expect((await sharp(swapped).metadata()).autoOrient).toEqual(autoOrient);
      expect(sniff(swapped)).toEqual({ format: 'jpg', ...autoOrient });
      for (let length = 0; length < stored.length; length += 7)
        expect(sniff(stored.subarray(0, length)).width ?? autoOrient.width).toBe(autoOrient.width);
    },
  );

  test('finds the size of lossless WebP', async () => {
    const lossless = await picture.clone().webp({ lossless: true }).toBuffer();
    expect(sniff(lossless)).toEqual({ format: 'webp', width: 300, height: 200 });
  });

  test('reads the size of an SVG from its view box, or from width and height', () => {
    expect(sniff(bytes('<svg viewBox="0 0 240 180"/>'))).toEqual({ format: 'svg', width: 240, height: 180 });
    expect(
      sniff(bytes('<?xml version="1.0"?>\n<!-- a lamp --><svg width="10" height="20px" viewBox="0 0 1 1">')),
    ).toEqual({
      format: 'svg',
      width: 10,
      height: 20,
    });
    expect(sniff(bytes('<svg viewBox="none">'))).toEqual({ format: 'svg' });
  });

  test('recognizes documents and archives by their first bytes', () => {
    expect(sniff(bytes('%PDF-1.7\n')).format).toBe('pdf');
    expect(sniff(bytes('PK\x03\x04')).format).toBe('zip');
  });

  test('distinguishes pictures of phones from films', () => {
    const boxed = (brands: string) => sniff(bytes(`\0\0\0\x18ftyp${brands}`)).format;
    expect(boxed('heic\0\0\0\0mif1heic')).toBe('heic');
    expect(boxed('mif1\0\0\0\0mif1avif')).toBe('avif');
    expect(boxed('isom\0\0\x02\0isomiso2')).toBe('mp4');
  });

  test('returns undefined for text, truncated files, and empty ones', () => {
    expect(sniff(bytes('<p>No picture</p>')).format).toBeUndefined();
    expect(sniff(bytes('\x89PN')).format).toBeUndefined();
    expect(sniff(new Uint8Array(0)).format).toBeUndefined();
    expect(sniff(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0xff]))).toEqual({ format: 'jpg' });
  });
});

describe('filmType', () => {
  test('names the codec, so that browsers choose without loading', async () => {
    expect(filmType(await readFile(new URL('pages.webm', films)))).toMatch(
      /^video\/webm; codecs="av01\.0\.\d\dM\.08"$/,
    );
    expect(filmType(await readFile(new URL('pages.mp4', films)))).toMatch(
      /^video\/mp4; codecs="avc1\.[0-9a-f]{6}"$/,
    );
  });

  test('refuses other files', () => {
    expect(() => filmType(bytes('%PDF-1.7'))).toThrow('WebM or MP4');
  });
});

/** A picture whose Exif data have only the orientation, in big-endian order. */
function bigEndian(jpeg: Buffer): Buffer {
  const at = jpeg.indexOf('Exif\0\0');
  const length = jpeg.readUInt16BE(at - 2);
  const tiff = jpeg.subarray(at + 6, at - 2 + length);
  const entry = tiff.indexOf(Buffer.from([0x12, 0x01, 0x03, 0x00]));
  const turn = tiff.readUInt16LE(entry + 8);
  const exif = Buffer.from([
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    turn,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
  const segment = Buffer.concat([
    Buffer.from([0xff, 0xe1, 0, exif.length + 8]),
    Buffer.from('Exif\0\0'),
    exif,
  ]);
  return Buffer.concat([jpeg.subarray(0, at - 4), segment, jpeg.subarray(at - 2 + length)]);
}
