import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadPath } from '../../../src/server/store/files/disk-moves.ts';
import { openTestStore } from '../store/test-store.ts';
import { startChild } from './child.ts';
import { postUntilGone } from './posting.ts';

const rounds = Number(process.env['KILLS'] ?? 10);
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'kill-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test(
  `${rounds} kills under load lose nothing that was acknowledged and tear no file`,
  { timeout: 60_000 + rounds * 6000 },
  async () => {
    const acknowledged = new Map<string, string>();
    for (let round = 0; round < rounds; round += 1) {
      const { process: child, address } = await startChild(dataDir);
      const ended = once(child, 'exit');
      const posting = Array.from({ length: 4 }, () => postUntilGone(address, acknowledged));
      await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 300));
      child.kill('SIGKILL');
      await Promise.all([ended, ...posting]);
    }
    // The last start clears up what the last kill has left.
    const { process: child } = await startChild(dataDir);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);

    const store = openTestStore(dataDir);
    const rows = await store.db.selectFrom('submissions').select(['key', 'reference']).execute();
    const files = await store.db.selectFrom('files').selectAll().execute();
    const sums = files.map(({ stored_name }) =>
      createHash('sha256')
        .update(readFileSync(uploadPath(store, stored_name)))
        .digest('hex'),
    );
    const left = await readdir(store.incoming);
    const names = (await readdir(store.uploads)).filter((name) => name !== 'tmp');
    await store.close();

    expect(acknowledged.size).toBeGreaterThan(rounds);
    const stored = new Map(rows.map(({ key, reference }) => [key, reference]));
    expect(stored.size).toBe(rows.length);
    expect([...acknowledged].filter(([key, reference]) => stored.get(key) !== reference)).toEqual([]);
    expect(sums).toEqual(files.map(({ sha256 }) => sha256));
    expect(names.sort()).toEqual(files.map(({ stored_name }) => stored_name).sort());
    expect(left).toEqual([]);
  },
);
