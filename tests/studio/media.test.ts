import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { fileStem } from '../../src/studio/server/media/file-stem.ts';
import { storePicture } from '../../src/studio/server/media/store-picture.ts';

test.each([
  ['My Photo.PNG', 'my-photo'],
  ['IMG 2041.HEIC', 'img-2041'],
  ['Größe (2).jpeg', 'grosse-2'],
  ['C:\\Pictures\\Straße & Café.jpg', 'strasse-cafe'],
  ['../../etc/passwd', 'passwd'],
  ['写真.jpg', 'picture'],
  ['', 'picture'],
])('%s is named %s', (name, stem) => {
  expect(fileStem(name)).toBe(stem);
});

describe('an uploaded picture', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'media-'));
  mkdirSync(path.join(site, 'pages-config'));
  afterAll(() => rmSync(site, { recursive: true }));
  const stored = (src: string) => readFileSync(path.join(site, 'pages-config/_media', src));
  const blank = (width: number, alpha = false) =>
    sharp({
      create: { width, height: 20, channels: alpha ? 4 : 3, background: { r: 9, g: 99, b: 9, alpha: 0.5 } },
    });

  test('stays unchanged if a page can show it, and is stored once', async () => {
    const png = await blank(40).png().toBuffer();
    expect(await storePicture(site, 'My Photo.PNG', png)).toEqual({ src: 'pictures/my-photo.png' });
    expect(stored('pictures/my-photo.png').equals(png)).toBe(true);
    expect(await storePicture(site, 'my photo.png', png)).toEqual({ src: 'pictures/my-photo.png' });
    const other = await blank(50).png().toBuffer();
    expect(await storePicture(site, 'My Photo.PNG', other)).toEqual({ src: 'pictures/my-photo-2.png' });
  });

  test('loses the metadata of the camera, and is rotated', async () => {
    const noted = await blank(40)
      .withExif({ IFD0: { Artist: 'Someone' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const taken = await storePicture(site, 'IMG 1.jpeg', noted);
    expect(taken).toEqual({ src: 'pictures/img-1.jpg' });
    const { exif, width, height } = await sharp(stored('pictures/img-1.jpg')).metadata();
    expect([exif, width, height]).toEqual([undefined, 20, 40]);
  });

  test('of another format is converted to one that pages can show', async () => {
    const gif = await blank(40, true).gif().toBuffer();
    expect(await storePicture(site, 'a.gif', gif)).toEqual({ src: 'pictures/a.webp' });
    const tiff = await blank(40).tiff().toBuffer();
    expect(await storePicture(site, 'b.tif', tiff)).toEqual({ src: 'pictures/b.jpg' });
    expect((await sharp(stored('pictures/b.jpg')).metadata()).format).toBe('jpeg');
  });

  test('is refused with a message if it is no picture, is truncated, or may run code', async () => {
    const png = await blank(400).png().toBuffer();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>alert(1)</script></svg>';
    const count = readdirSync(path.join(site, 'pages-config/_media/pictures')).length;
    for (const bytes of [Buffer.from('no picture'), png.subarray(0, png.length - 30), Buffer.from(svg)]) {
      const taken = await storePicture(site, 'x.png', bytes);
      expect('refused' in taken && taken.refused).toMatch(/^x\.png can’t be .+\.$/);
    }
    expect(readdirSync(path.join(site, 'pages-config/_media/pictures'))).toHaveLength(count);
  });
});
