/** @module-tag long */
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readInPages, hashContent } from '../../../src/server/store/copy-store.ts';
import { openConfiguredStore } from '../../../src/server/store/open-configured-store.ts';
import { newBucketFolder, newTables } from '../../services/services.ts';
import { startChild } from '../forms/support/child.ts';
import { postUntilGone } from '../forms/support/posting.ts';

const rounds = Number(process.env['KILLS'] ?? 1);

/** `npm run torture` kills a server with its own folder. */
test(
  `killing both of two servers on PostgreSQL and S3 under load, ${rounds} times, loses nothing acknowledged`,
  { timeout: 60_000 + rounds * 12_000 },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'kill-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const env = { DATABASE_URL: await newTables(), FILES_URL: await newBucketFolder() };
    const dataDirs = ['one', 'two'].map((name) => path.join(folder, name));
    const start = (dataDir: string) => startChild(dataDir, { env });
    const acknowledged = new Map<string, string>();
    for (let round = 0; round < rounds; round += 1) {
      const children = await Promise.all(dataDirs.map(start));
      const ended = children.map(({ process: child }) => once(child, 'exit'));
      const before = acknowledged.size;
      const posting = [...children, ...children].map(({ address }) => postUntilGone(address, acknowledged));
      // On a busy machine it takes a while until they accept submissions.
      await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(before);
      for (const { process: child } of children) {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
        child.kill('SIGKILL');
      }
      await Promise.all([...ended, ...posting]);
    }
    // The last start cleans up after the last kill.
    for (const { process: child } of await Promise.all(dataDirs.map(start))) {
      child.kill('SIGTERM');
      expect(await once(child, 'exit')).toEqual([0, null]);
    }

    const settings = { dataDir: dataDirs[0]!, databaseUrl: env.DATABASE_URL, filesUrl: env.FILES_URL };
    const store = await openConfiguredStore(settings, 'command');
    const stored = new Map<string | null, string>();
    const files: string[] = [];
    const torn: string[] = [];
    for await (const records of readInPages(store)) {
      for (const record of records) {
        expect(stored.has(record.row.key)).toBe(false);
        stored.set(record.row.key, record.row.reference);
        for (const { stored_name, sha256 } of record.files) {
          files.push(stored_name);
          if ((await hashContent(await store.files.open(stored_name))) !== sha256) torn.push(stored_name);
        }
      }
    }
    const names = await store.files.names();
    await store.close();

    expect([...acknowledged].filter(([key, reference]) => stored.get(key) !== reference)).toEqual([]);
    expect(torn).toEqual([]);
    // Each file has a row. Files at their final place may get it late, because another server may still work on
    // them.
    expect(names.filter((name) => !files.includes(name))).toEqual([]);
    for (const dataDir of dataDirs) expect(await readdir(path.join(dataDir, 'uploads/tmp'))).toEqual([]);
  },
);
