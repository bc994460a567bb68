import { strToU8, zipSync, type Zippable } from 'fflate';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkArchive } from '../../../src/server/files/archive.ts';
import { english } from '../../helpers/english.ts';

async function check(bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'archive-'));
  const file = path.join(folder, 'a.zip');
  await writeFile(file, bytes);
  const handle = await open(file);
  onTestFinished(async () => {
    await handle.close();
    await rm(folder, { recursive: true });
  });
  const result = await checkArchive({ handle, bytes: bytes.length }, 'ZIP');
  return 'problem' in result ? result.problem.text(english.t) : `${result.entries.length} entries`;
}

const stored = (count: number, size: number): Zippable =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`part${index}`, [new Uint8Array(size), { level: 0 }]]),
  );

/** Changes a field of each entry in the directory. */
function patched(parts: Zippable | Buffer, at: number, value: number, width: 2 | 4 = 4): Buffer {
  const file = Buffer.isBuffer(parts) ? parts : Buffer.from(zipSync(parts));
  for (let start = 0; (start = file.indexOf('PK\x01\x02', start, 'latin1')) >= 0; start += 4) {
    if (width === 4) file.writeUInt32LE(value, start + at);
    else file.writeUInt16LE(value, start + at);
  }
  return file;
}

test('a valid archive', async () => {
  expect(await check(zipSync({ a: strToU8('x'.repeat(5000)), 'b/c': strToU8('') }))).toBe('2 entries');
  expect(await check(zipSync(stored(5000, 0)))).toBe('5000 entries');
});

test.each([
  ['has more entries than a document', () => zipSync(stored(5001, 0)), 'damaged'],
  ['has overlapping entries', () => sharing(300_000), 'unpacks'],
  ['declares entries larger than itself', () => patched(stored(9, 40_000), 20, 400_000), 'damaged'],
  ['unpacks to more than 256 MB', () => patched({ a: new Uint8Array(999) }, 24, 300_000_000), 'unpacks'],
  ['unpacks to a hundred times its size', () => zipSync({ a: new Uint8Array(40_000_000) }), 'unpacks'],
  ['hides its unpacked size', () => patched({ a: new Uint8Array(9_000_000) }, 24, 9000), 'damaged'],
  ['declares more than its unpacked size', () => patched({ a: new Uint8Array(9000) }, 24, 9001), 'damaged'],
  ['is encrypted', () => patched({ a: strToU8('text') }, 8, 1, 2), 'password'],
  ['has an unknown compression', () => patched({ a: strToU8('text') }, 10, 99, 2), 'damaged'],
  ['has a path out of its folder', () => zipSync({ '../a': strToU8('') }), 'damaged'],
  ['has a Windows path out of its folder', () => zipSync({ 'a\\..\\..\\b': strToU8('') }), 'damaged'],
  ['has an absolute path', () => zipSync({ '/etc/passwd': strToU8('') }), 'damaged'],
  ['has a path with a drive', () => zipSync({ 'C:/a': strToU8('') }), 'damaged'],
  ['is truncated', () => zipSync(stored(9, 1000)).subarray(0, -30), 'damaged'],
  ['is in several parts', () => withDisk(), 'damaged'],
])('an archive that %s', async (_what, make, expected) => {
  expect(await check(make())).toContain(expected);
});

/** Nine entries share the first 300,000 bytes of a file that is hardly longer. */
function sharing(size: number): Buffer {
  const sizes = patched(patched(stored(9, 40_000), 20, size), 24, size);
  return patched(sizes, 42, 0);
}

function withDisk(): Buffer {
  const file = Buffer.from(zipSync(stored(1, 10)));
  file.writeUInt16LE(2, file.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 4);
  return file;
}
