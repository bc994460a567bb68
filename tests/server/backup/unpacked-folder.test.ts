import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeLeftUnpacked, unpackedFolder } from '../../../src/server/backup/unpacked-folder.ts';
import { lockWork } from '../../../src/server/store/folder/lock.ts';

test('the next process removes the folder of a killed process, but no folder in use', () => {
  const used = unpackedFolder();
  onTestFinished(used.remove);
  const left = `${used.folder}-left`;
  mkdirSync(left);
  writeFileSync(path.join(left, 'submissions.sqlite'), 'what people sent');
  // The system ends the lock of a process that is killed.
  const end = lockWork(left, 'unpacked.lock')!;
  const later = Date.now() + 61_000;
  removeLeftUnpacked(later);
  expect([existsSync(used.folder), existsSync(left)]).toEqual([true, true]);
  end();
  removeLeftUnpacked();
  expect(existsSync(left)).toBe(true);
  removeLeftUnpacked(later);
  expect([existsSync(used.folder), existsSync(left)]).toEqual([true, false]);
});
