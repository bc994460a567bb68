import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMedia } from '../../../src/site-build/read-media.ts';
import { openCache, type BuildCache } from '../../../src/site-build/cache/build-cache.ts';
import { root } from '../../helpers/project.ts';

let home: string;
let samples: Record<string, Buffer>;

const speckled = Buffer.from(Array.from({ length: 200 * 150 * 3 }, (_, at) => (at * 7919) & 255));
const picture = sharp(speckled, { raw: { width: 200, height: 150, channels: 3 } });

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'read-media-'));
  await mkdir(path.join(home, 'pages-config/_media'), { recursive: true });
  const sample = (name: string) => readFile(path.join(root, 'schemas/samples/_media', name));
  samples = {
    jpg: await picture.clone().jpeg().toBuffer(),
    png: await picture.clone().png().toBuffer(),
    webp: await picture.clone().webp().toBuffer(),
    avif: await picture.clone().avif({ effort: 0 }).toBuffer(),
    mp4: await sample('films/sample.mp4'),
    webm: await sample('films/sample.webm'),
    pdf: await sample('downloads/sample.pdf'),
    zip: anArchive(),
  };
});

afterAll(() => rm(home, { recursive: true }));

/** The properties of a file with this name and content. */
async function measured(name: string, bytes: string | Uint8Array, record = newRecord()) {
  const file = `_media/${name}`;
  await writeFile(path.join(home, 'pages-config', file), bytes);
  const content = path.join(home, 'pages-config');
  const [found] = await readMedia(content, [{ path: name, file }], path.join(home, 'cache'), record);
  return found!;
}

/** An empty record, which is never saved. */
function newRecord(): BuildCache {
  return openCache({ engine: root, site: home });
}

describe('a file', () => {
  test.each(['jpg', 'png', 'webp', 'avif', 'mp4', 'webm', 'pdf', 'zip'])(
    'that is complete: %s',
    async (format) => {
      const found = await measured(`whole.${format}`, samples[format]!);
      expect(found).toMatchObject({ path: `whole.${format}`, format, bytes: samples[format]!.length });
      expect(found.file).toBe(`pages-config/_media/whole.${format}`);
      expect(found.damaged).toBeUndefined();
    },
  );

  test.each(['jpg', 'png', 'webp', 'avif', 'mp4', 'webm', 'pdf', 'zip'])(
    'that is truncated: %s',
    async (format) => {
      const bytes = samples[format]!;
      const found = await measured(`cut.${format}`, bytes.subarray(0, Math.floor(bytes.length * 0.7)));
      expect(found).toMatchObject({ format, damaged: true });
    },
  );

  test('with invalid data in its middle, which only decoding detects: jpg', async () => {
    const bytes = Buffer.from(samples['jpg']!);
    bytes.fill(0xff, bytes.length >> 1, (bytes.length >> 1) + 1000);
    expect((await measured('nonsense.jpg', bytes)).damaged).toBe(true);
  });

  test('that is empty', async () => {
    expect(await measured('empty.png', '')).toMatchObject({ bytes: 0, format: 'text' });
  });
});

test('a picture of 2,500 million pixels is measured by its header, and never decoded', async () => {
  const bytes = Buffer.from(samples['png']!);
  bytes.writeUInt32BE(50_000, 16);
  bytes.writeUInt32BE(50_000, 20);
  const found = await measured('huge.png', bytes);
  expect(found).toMatchObject({ format: 'png', width: 50_000, height: 50_000 });
  expect(found.damaged).toBeUndefined();
});

describe('an animated picture', () => {
  test('WebP', async () => {
    const frames = Buffer.concat([speckled, speckled.map((value) => 255 - value)]);
    const film = sharp(frames, { raw: { width: 200, height: 300, channels: 3, pageHeight: 150 } });
    expect(await measured('moving.webp', await film.webp().toBuffer())).toMatchObject({ moving: true });
  });

  test('PNG', async () => {
    const still = samples['png']!;
    const control = Buffer.from('000000086163544c000000020000000000000000', 'hex');
    // The position after the header: 8 bytes of signature, 25 of IHDR.
    const moving = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
    expect((await measured('moving.png', moving)).moving).toBe(true);
    expect((await measured('still.png', still)).moving).toBeUndefined();
  });

  test('AVIF', async () => {
    const bytes = Buffer.from(samples['avif']!);
    bytes.write('avis', 8, 'latin1');
    expect((await measured('moving.avif', bytes)).moving).toBe(true);
  });
});

describe('a drawing', () => {
  test('is recognized as text with any beginning', async () => {
    const svg =
      '<!-- a lamp --><?x y?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M1 1h2v1z"/></svg>';
    const listDiagnostics = async (name: string, text: string) => {
      const { format, diagnostics } = await measured(name, text);
      return [format, diagnostics?.map(({ line, column, code }) => `${line}:${column} ${code}`)];
    };
    expect(await listDiagnostics('lamp.svg', svg)).toEqual(['svg', ['1:16 svg-instruction']]);
    expect(await listDiagnostics('plain.svg', svg.replace('<?x y?>', ''))).toEqual(['svg', []]);
    expect(await listDiagnostics('page.svg', '<p>No</p>')).toEqual(['svg', ['1:1 svg-syntax']]);
  });

  test('that is too large is not read at all', async () => {
    expect((await measured('heavy.svg', `<svg>${' '.repeat(30_000)}</svg>`)).diagnostics).toBeUndefined();
  });

  test('that contains a photograph is not accepted as a drawing', async () => {
    const found = await measured('photo.svg', samples['png']!);
    expect(found).toMatchObject({ format: 'png', width: 200 });
    expect(found.diagnostics).toBeUndefined();
  });
});

test('a picture is decoded once; afterwards the result is cached', async () => {
  const [folder] = await readdir(path.join(home, 'cache'));
  const cache = path.join(home, 'cache', folder!);
  const bytes = await picture.clone().jpeg({ quality: 31 }).toBuffer();
  const before = new Set(await readdir(cache));
  await measured('once.jpg', bytes);
  const added = (await readdir(cache)).filter((name) => !before.has(name));
  expect(added).toHaveLength(1);
  await writeFile(path.join(cache, added[0]!), 'damaged');
  expect((await measured('once-more.jpg', bytes)).damaged).toBe(true);
});

test('the facts of a file are read again after a change, and dropped after its removal', async () => {
  const record = newRecord();
  const before = await measured('known.svg', samples['png']!, record);
  expect(before.width).toBe(200);
  expect(await measured('known.svg', samples['png']!, record)).toBe(before);
  expect(await measured('known.svg', '<p>No</p>', record)).toMatchObject({
    format: 'svg',
    diagnostics: [{ line: 1, column: 1, code: 'svg-syntax' }],
  });
  await measured('other.pdf', samples['pdf']!, record);
  expect([...record.table('media').keys()]).toEqual(['_media/other.pdf']);
});

/** An archive of one empty file. */
function anArchive(): Buffer {
  const name = Buffer.from('a.txt');
  const local = Buffer.alloc(30);
  local.write('PK\x03\x04', 0, 'latin1');
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.write('PK\x01\x02', 0, 'latin1');
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length, 16);
  return Buffer.concat([local, name, entry, name, end]);
}
