import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMedia } from '../../../src/site-build/media/media.ts';

let home: string;
let contentFolder: string;
const open = () => createMedia({ contentFolder, cacheFolder: join(home, 'cache') });

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'media-'));
  contentFolder = join(home, 'pages-config');
  for (const folder of ['_media/people', '_media/drawings', '_media/films', '_media/downloads', 'notes/v1']) {
    await mkdir(join(contentFolder, folder), { recursive: true });
  }
});
afterEach(() => rm(home, { recursive: true }));

const put = (path: string, data: string | Uint8Array) => writeFile(join(contentFolder, path), data);
const pixels = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#14214f' } });

describe('image', () => {
  test('inlines drawings and loads other SVG files from hashed files', async () => {
    await put(
      '_media/drawings/lamp.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0"/></svg>',
    );
    await put(
      '_media/people/asha.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">\n <!-- x --> <path d="M0 0"/>\n</svg>',
    );
    const media = open();
    expect(await media.image({ src: 'drawings/lamp.svg', alt: 'A lamp' })).toMatchObject({
      kind: 'drawing',
      alt: 'A lamp',
    });
    const portrait = await media.image({ src: 'people/asha.svg', alt: 'Asha' });
    expect(portrait).toEqual({
      kind: 'file',
      alt: 'Asha',
      src: expect.stringMatching(/^\/media\/asha-[0-9a-f]{10}\.svg$/),
      width: 200,
      height: 200,
      sources: [],
    });
    expect(await media.flush(join(home, 'dist'))).toBe(1);
    expect(await media.flush(join(home, 'dist'))).toBe(0);
    const [name] = await readdir(join(home, 'dist/media'));
    expect(await readFile(join(home, 'dist/media', name!), 'utf8')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><path d="M0 0"/></svg>',
    );
  });

  test('resizes a photograph only once, to each useful width up to its own', async () => {
    await put('_media/desk.jpg', await pixels(600, 300).jpeg().toBuffer());
    const media = open();
    const image = await media.image({ src: 'desk.jpg', alt: '' });
    expect(image).toMatchObject({ kind: 'file', width: 600, height: 300 });
    if (image.kind !== 'file') throw new Error('not loaded');
    expect(image.src).toMatch(/^\/media\/desk-[0-9a-f]{10}-600\.jpg$/);
    expect(image.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(image.sources[0]!.srcset.match(/\d+w/g)).toEqual(['360w', '540w', '600w']);
    expect(await media.flush(join(home, 'dist'))).toBe(7);
    const [made] = await readdir(join(home, 'cache'));
    const before = await stat(join(home, 'cache', made!));
    expect(await open().image({ src: 'desk.jpg', alt: '' })).toEqual(image);
    expect((await stat(join(home, 'cache', made!))).mtimeMs).toBe(before.mtimeMs);
  });

  test('crops a photograph before it is resized: a changed crop makes new files, an unchanged one none', async () => {
    const right = await pixels(150, 300).jpeg().toBuffer();
    const white = sharp({ create: { width: 600, height: 300, channels: 3, background: '#fff' } });
    await put(
      '_media/desk.png',
      await white
        .composite([{ input: right, left: 450, top: 0 }])
        .png()
        .toBuffer(),
    );
    const media = open();
    const whole = await media.image({ src: 'desk.png', alt: '' });
    const crop = { left: 75, top: 50, width: 25, height: 50 };
    const image = await media.image({ src: 'desk.png', alt: 'A desk', crop });
    expect(image).toMatchObject({ kind: 'file', alt: 'A desk', width: 150, height: 150 });
    if (image.kind !== 'file' || whole.kind !== 'file') throw new Error('not loaded');
    expect(image.sources[0]!.srcset.match(/\d+w/g)).toEqual(['150w']);
    expect(image.src).not.toBe(whole.src.replace('-600', '-150'));
    await media.flush(join(home, 'dist'));
    const { channels } = await sharp(join(home, 'dist', image.src)).stats();
    expect(channels[0]!.mean).toBeLessThan(60);
    // The files of the whole picture and of its part are recorded separately.
    expect(media.getAddresses('_media/desk.png')).toHaveLength(7);
    expect(media.getAddresses('_media/desk.png#xywh=percent:75,50,25,50')).toHaveLength(3);
    expect(await readdir(join(home, 'cache'))).toHaveLength(2);
    expect(await open().image({ src: 'desk.png', alt: 'A desk', crop: { ...crop } })).toEqual(image);
    expect(await readdir(join(home, 'cache'))).toHaveLength(2);
    await open().image({ src: 'desk.png', alt: '', crop: { ...crop, left: 74 } });
    expect(await readdir(join(home, 'cache'))).toHaveLength(3);
  });

  test('crops a rotated picture as it is seen', async () => {
    await put('_media/phone.jpg', await pixels(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer());
    const crop = { left: 0, top: 50, width: 100, height: 50 };
    expect(await open().image({ src: 'phone.jpg', alt: '', crop })).toMatchObject({
      width: 200,
      height: 150,
    });
  });

  test('passes on a focal point, except the middle and for a drawing in the page', async () => {
    await put('_media/desk.png', await pixels(60, 30).png().toBuffer());
    await put(
      '_media/drawings/lamp.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0"/></svg>',
    );
    const media = open();
    const focus = { x: 30, y: 0 } as const;
    expect(await media.image({ src: 'desk.png', alt: '', focus })).toMatchObject({ focus: '30 0' });
    expect(await media.image({ src: 'desk.png', alt: '', focus: { x: 50, y: 50 } })).not.toHaveProperty(
      'focus',
    );
    expect(await media.image({ src: 'drawings/lamp.svg', alt: '', focus })).not.toHaveProperty('focus');
  });

  test('rotates a picture by its orientation', async () => {
    await put('_media/phone.jpg', await pixels(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer());
    expect(await open().image({ src: 'phone.jpg', alt: '' })).toMatchObject({ width: 200, height: 300 });
  });

  test('refuses an SVG with active content, and names a missing file', async () => {
    await put(
      '_media/people/bad.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>a()</script></svg>',
    );
    const media = open();
    await expect(media.image({ src: 'people/bad.svg', alt: '' })).rejects.toThrow(
      'people/bad.svg: <script> is not allowed in a drawing.',
    );
    await expect(media.image({ src: 'people/lost.svg', alt: '' })).rejects.toThrow('lost.svg');
    await put(
      '_media/people/lost.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
    );
    await expect(media.image({ src: 'people/lost.svg', alt: '' })).resolves.toMatchObject({ width: 1 });
  });
});

describe('film', () => {
  test('uses all files of one name, WebM first, and the size of the poster', async () => {
    await put('_media/films/light.webp', await pixels(80, 45).webp().toBuffer());
    await put('_media/films/light.webm', new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]));
    await put('_media/films/light.mp4', '\0\0\0\x18ftypisom');
    const film = await open().film({ src: 'films/light', label: 'Light' });
    expect(film).toMatchObject({ label: 'Light', width: 80, height: 45 });
    expect(film.poster).toMatch(/^\/media\/light-\w+\.webp$/);
    expect(film.sources.map(({ type }) => type)).toEqual(['video/webm', 'video/mp4']);
    expect(film.captions).toBeUndefined();
  });

  test('has the captions next to it', async () => {
    await put('_media/films/light.webp', await pixels(80, 45).webp().toBuffer());
    await put('_media/films/light.mp4', '\0\0\0\x18ftypisom');
    await put('_media/films/light.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nA lamp is lit.\n');
    const film = await open().film({ src: 'films/light', label: 'Light' });
    expect(film.captions).toMatch(/^\/media\/light-\w+\.vtt$/);
  });

  test('is refused if a file is missing', async () => {
    await put('_media/films/light.webp', await pixels(80, 45).webp().toBuffer());
    await expect(open().film({ src: 'films/light', label: '' })).rejects.toThrow('neither .webm nor .mp4');
  });
});

describe('download', () => {
  test('has a readable address; its file is searched next to the page first, then in _media', async () => {
    await put('notes/v1/light.pdf', '%PDF-1.7 light');
    await put('_media/downloads/report.zip', 'PK\x03\x04');
    const media = open();
    expect(await media.download('light.pdf', 'notes/v1')).toEqual({
      href: '/notes/v1/light.pdf',
      name: 'light.pdf',
      format: 'PDF',
      bytes: 14,
    });
    const report = await media.download('downloads/report.zip', '');
    expect(report).toMatchObject({ href: '/downloads/report.zip', format: 'ZIP', bytes: 4 });
    expect(await media.flush(join(home, 'dist'))).toBe(2);
    expect(await media.flush(join(home, 'dist'))).toBe(0);
    expect(await readFile(join(home, 'dist/notes/v1/light.pdf'), 'utf8')).toBe('%PDF-1.7 light');
  });

  test('is refused outside the content folder; the error names a missing file', async () => {
    const media = open();
    await expect(media.download('../secret.pdf', '')).rejects.toThrow('is outside the folder');
    await expect(media.download('none.pdf', 'notes/v1')).rejects.toThrow('none.pdf is neither');
  });
});
