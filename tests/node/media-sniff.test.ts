import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { filmType } from '../../src/build/media/film-type.ts';
import { sniff } from '../../src/build/media/sniff.ts';

const films = new URL('../../pages-config/_media/films/', import.meta.url);
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

  test('finds the size of lossless WebP', async () => {
    const lossless = await picture.clone().webp({ lossless: true }).toBuffer();
    expect(sniff(lossless)).toEqual({ format: 'webp', width: 300, height: 200 });
  });

  test('takes the size of an svg from its view box, or from width and height', () => {
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

  test('knows documents and archives by their first bytes', () => {
    expect(sniff(bytes('%PDF-1.7\n')).format).toBe('pdf');
    expect(sniff(bytes('PK\x03\x04')).format).toBe('zip');
  });

  test('says nothing of text, of what is cut off, and of nothing', () => {
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

  test('refuses what is no film', () => {
    expect(() => filmType(bytes('%PDF-1.7'))).toThrow('WebM or MP4');
  });
});
