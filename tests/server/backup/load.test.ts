/** @module-tag long */
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTestStore } from '../store/test-store.ts';
import { startChild } from '../forms/support/child.ts';
import { postUntilGone } from '../forms/support/posting.ts';
import { call } from '../owner-cli/call.ts';

test(
  'backups under load contain everything acknowledged before, each row with its files',
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const dataDir = path.join(folder, 'data');
    const { process: child, address } = await startChild(dataDir);
    const ended = once(child, 'exit');
    const acknowledged = new Map<string, string>();
    const posting = Array.from({ length: 4 }, () => postUntilGone(address, acknowledged));
    const before: string[][] = [];
    for (let round = 0; round < 3; round += 1) {
      await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(round * 20 + 10);
      before.push([...acknowledged.values()]);
      const { code, err } = await call({ dataDir }, `backup ${path.join(folder, `${round}.tar`)}`);
      expect([code, err]).toEqual([0, '']);
    }
    child.kill('SIGKILL');
    await Promise.all([ended, ...posting]);
    for (const [round, references] of before.entries()) {
      const empty = path.join(folder, `restored-${round}`);
      expect((await call({ dataDir: empty }, `restore ${path.join(folder, `${round}.tar`)}`)).code).toBe(0);
      const store = openTestStore(empty);
      const rows = await store.db.selectFrom('submissions').select('reference').execute();
      const files = await store.db.selectFrom('files').select('stored_name').execute();
      await store.close();
      const stored = new Set(rows.map(({ reference }) => reference));
      expect(references.filter((reference) => !stored.has(reference))).toEqual([]);
      expect(
        readdirSync(store.uploads)
          .filter((name) => name !== 'tmp')
          .sort(),
      ).toEqual(files.map(({ stored_name }) => stored_name).sort());
    }
    expect(before[0]!.length).toBeLessThan(before[2]!.length);
  },
);
