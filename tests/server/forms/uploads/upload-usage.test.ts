import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { uploadArea } from '../../../../src/server/forms/uploads/upload-area.ts';
import { unfinishedFolder } from '../../../../src/server/store/folder/upload-folders.ts';

const facts = {
  form: 'f',
  field: 'document',
  key: 'k',
  name: 'a.pdf',
  size: 100,
  createdAt: '2026-11-01T00:00:00Z',
};

test('an added file counts at once, and files of other servers count within some seconds', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'usage-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const area = uploadArea(dataDir, () => new Date('2026-11-01T00:00:00Z'));
  expect(await area.usage()).toEqual({ count: 0, bytes: 0 });
  await area.create('one', facts);
  await area.append('one', 0, Readable.from([Buffer.alloc(60), Buffer.alloc(40)]));
  expect(await area.usage()).toEqual({ count: 2, bytes: 100 });

  const now = vi.spyOn(performance, 'now');
  onTestFinished(() => now.mockRestore());
  writeFileSync(path.join(unfinishedFolder(dataDir), 'two.part'), Buffer.alloc(1000));
  expect(await area.usage()).toEqual({ count: 2, bytes: 100 });
  now.mockReturnValue(1e9);
  const bytesOfFacts = JSON.stringify(facts).length;
  expect(await area.usage()).toEqual({ count: 3, bytes: 1100 + bytesOfFacts });
  await area.remove('one');
  now.mockReturnValue(1e9 + 5001);
  expect(await area.usage()).toEqual({ count: 1, bytes: 1000 });
});
