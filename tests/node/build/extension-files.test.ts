import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ContentOfFiles } from '../../../src/site-build/extensions/maker.ts';
import type { MadeFiles } from '../../../src/site-build/extensions/site-extension.ts';
import { Output, readStamp, type Stamp } from '../../../src/site-build/pages/output/output.ts';
import { writeMakerFiles } from '../../../src/site-build/pages/render/extension-file-writer.ts';
import { filesToMake, recordExtensionFiles } from '../../../src/site-build/pages/shared/extension-files.ts';
import { CacheDatabase } from '../../../src/site-build/cache/cache-table.ts';

let folder: string;
let made: string[];
let written: ReadonlyMap<string, Stamp>;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'added-'));
  made = [];
  written = new Map();
});

afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);

/** Builds into the folder of the previous build. @returns the files that had to be made */
async function build(sources: Record<string, string>, compress = false): Promise<string[]> {
  const all = Object.entries(sources).map(([name, source]): MadeFiles => ({
    names: [name],
    of: `pages-config/${name}`,
    by: name,
    follows: () => source,
    source: () => source,
  }));
  const makers = new Map(
    all.map(({ by }) => [
      by,
      async (source: string): Promise<ContentOfFiles> => {
        made.push(by);
        return [[by, `${source} `.repeat(500)]];
      },
    ]),
  );
  const before = written;
  const database = new CacheDatabase(at('.cache/build.sqlite'));
  const last = {
    made: database.table<string>('made', 'one'),
    getStamp: (name: string) => {
      const stamp = readStamp(at(name));
      return before.get(name)?.join() === stamp?.join() ? stamp : undefined;
    },
  };
  const output = new Output(folder, compress);
  const stale = filesToMake(all, output, last);
  const stamps = new Map(output.written);
  for (const { by, source, of } of stale.keys()) {
    const there = new Output(folder, compress);
    const { files } = await writeMakerFiles(makers, there, { by, of, source: source() });
    for (const [name, stamp] of files) stamps.set(name, stamp);
  }
  recordExtensionFiles(all, stale, last);
  database.save();
  written = stamps;
  return made.splice(0);
}

test('a file is made again only if its inputs have changed', async () => {
  expect(await build({ 'a.txt': 'a', 'b.txt': 'b' })).toEqual(['a.txt', 'b.txt']);
  expect(await build({ 'a.txt': 'a', 'b.txt': 'b' })).toEqual([]);
  expect([...written.keys()]).toEqual(['a.txt', 'b.txt']);
  expect(await build({ 'a.txt': 'a', 'b.txt': 'new' })).toEqual(['b.txt']);
  expect(readFileSync(at('b.txt'), 'utf8')).toMatch(/^new /);
});

test('a missing or edited file is made again', async () => {
  await build({ 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c' });
  rmSync(at('a.txt'));
  writeFileSync(at('b.txt'), 'by another hand');
  expect(await build({ 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c' })).toEqual(['a.txt', 'b.txt']);
});

test('a file that returns after its removal is made again', async () => {
  await build({ 'a.txt': 'a' });
  expect(await build({})).toEqual([]);
  expect([...written.keys()]).toEqual([]);
  expect(await build({ 'a.txt': 'a' })).toEqual(['a.txt']);
});

test('compressed copies stay next to the file, and missing ones are made', async () => {
  await build({ 'a.txt': 'a' });
  expect(await build({ 'a.txt': 'a' }, true)).toEqual(['a.txt']);
  expect(await build({ 'a.txt': 'a' }, true)).toEqual([]);
  expect([...written.keys()]).toEqual(expect.arrayContaining(['a.txt', 'a.txt.br', 'a.txt.gz']));
  expect(existsSync(at('a.txt.br'))).toBe(true);
});
