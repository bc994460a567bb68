import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Disk } from '../../torture/power/disk.ts';
import { readTrace, type TracedCall } from '../../torture/power/read-trace.ts';
import { seeded } from '../../fuzz/random.ts';

const hex = (text: string) =>
  [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');

test('a trace is parsed in the order in which calls ended', () => {
  const lines = [
    `11 openat(AT_FDCWD</d>, "${hex('/d/a')}", O_RDWR|O_CREAT|O_CLOEXEC, 0600) = 22</d/a>`,
    `11 openat(AT_FDCWD</d>, "${hex('/d/b')}", O_RDONLY) = 23</d/b>`,
    `12 fdatasync(22</d/a> <unfinished ...>`,
    `11 pwrite64(22</d/a>, "${hex('more')}", 4, 8) = 4`,
    `12 <... fdatasync resumed>) = 0`,
    `12 pwritev(22</d/a>, [{iov_base="${hex('one, ')}", iov_len=5}, {iov_base="${hex('two')}", iov_len=3}], 2, 12) = 8`,
    `11 write(22</d/a>, "${hex('end')}", 3) = 3`,
    `11 writev(24<socket:[5]>, [{iov_base="${hex('HTTP/1.1 201 ')}", iov_len=13}, {iov_base="${hex('{}')}", iov_len=2}], 2) = 15`,
    `11 rename("${hex('/d/a')}", "${hex('/d/c')}") = 0`,
    `11 ftruncate(22</d/c>, 5) = 0`,
    `11 mkdir("${hex('/d/e')}", 0700) = 0`,
    `11 unlink("${hex('/d/c')}") = 0`,
    '',
  ];
  expect(readTrace(lines.join('\n'))).toEqual([
    { does: 'create', path: '/d/a' },
    { does: 'write', path: '/d/a', bytes: Buffer.from('more'), at: 8 },
    { does: 'sync', path: '/d/a' },
    { does: 'write', path: '/d/a', bytes: Buffer.from('one, two'), at: 12 },
    { does: 'write', path: '/d/a', bytes: Buffer.from('end'), at: undefined },
    { does: 'answer', text: 'HTTP/1.1 201 {}' },
    { does: 'rename', path: '/d/a', to: '/d/c' },
    { does: 'truncate', path: '/d/c', size: 5 },
    { does: 'mkdir', path: '/d/e' },
    { does: 'unlink', path: '/d/c' },
  ]);
});

const write = (file: string, text: string, at?: number): TracedCall => ({
  does: 'write',
  path: file,
  bytes: Buffer.from(text),
  at,
});
const sync = (file: string): TracedCall => ({ does: 'sync', path: file });

/** The disk's contents after a power failure. */
function contentAfterFailure(steps: TracedCall[], seed?: number): Record<string, string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'disk-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const disk = new Disk('/d');
  for (const step of steps) disk.do(step);
  disk.writeTo(folder, seed === undefined ? undefined : seeded(seed));
  if (!existsSync(folder)) return {};
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file), readFileSync(file, 'utf8')];
    }),
  );
}

const made: TracedCall[] = [{ does: 'create', path: '/d/a' }, write('/d/a', 'one ')];

test('flushed data is on disk, with its name only after its folder was flushed', () => {
  expect(contentAfterFailure([...made, sync('/d/a')])).toEqual({});
  expect(contentAfterFailure([...made, sync('/d')])).toEqual({ a: '' });
  expect(contentAfterFailure([...made, sync('/d/a'), sync('/d'), write('/d/a', 'two')])).toEqual({
    a: 'one ',
  });
  expect(contentAfterFailure([...made, write('/d/a', 'two'), sync('/d/a'), sync('/d')])).toEqual({
    a: 'one two',
  });
  expect(
    contentAfterFailure([...made, sync('/d/a'), sync('/d'), write('/d/a', 'u', 0), sync('/d/a')]),
  ).toEqual({
    a: 'une ',
  });
});

test('a move is on disk after the folder was flushed, and a folder needs its parent', () => {
  const there = [...made, sync('/d/a'), sync('/d')];
  const moved: TracedCall[] = [
    { does: 'mkdir', path: '/d/new' },
    { does: 'rename', path: '/d/a', to: '/d/new/b' },
  ];
  expect(contentAfterFailure([...there, ...moved, sync('/d/new')])).toEqual({ a: 'one ' });
  expect(contentAfterFailure([...there, ...moved, sync('/d/new'), sync('/d')])).toEqual({ 'new/b': 'one ' });
  expect(contentAfterFailure([...there, { does: 'unlink', path: '/d/a' }])).toEqual({ a: 'one ' });
  expect(contentAfterFailure([...there, { does: 'truncate', path: '/d/a', size: 2 }, sync('/d/a')])).toEqual({
    a: 'on',
  });
});

test('the disk may have some of the unflushed data, the same for the same seed', () => {
  const steps = [...made, sync('/d/a'), sync('/d'), write('/d/a', 'two '), write('/d/a', 'three')];
  const all = Array.from({ length: 12 }, (_, seed) => contentAfterFailure(steps, seed)['a']);
  expect(all).toEqual(Array.from({ length: 12 }, (_, seed) => contentAfterFailure(steps, seed)['a']));
  expect(new Set(all)).toEqual(new Set(['one ', 'one two ', 'one \0\0\0\0three', 'one two three']));
});

test('a file moved between folders is in one of them, or in both if only the new one was flushed', () => {
  const moved: TracedCall[] = [
    { does: 'mkdir', path: '/d/new' },
    ...made,
    sync('/d/a'),
    sync('/d'),
    { does: 'rename', path: '/d/a', to: '/d/new/b' },
  ];
  const places = (steps: TracedCall[]) =>
    new Set(
      Array.from({ length: 12 }, (_, seed) => Object.keys(contentAfterFailure(steps, seed)).sort().join()),
    );
  expect(places(moved)).toEqual(new Set(['a', 'new/b']));
  expect(places([...moved, sync('/d/new')])).toEqual(new Set(['a,new/b', 'new/b']));
});

test('a file outside the folder does not count', () => {
  expect(
    contentAfterFailure([{ does: 'create', path: '/elsewhere/a' }, sync('/elsewhere'), sync('/d')]),
  ).toEqual({});
});
