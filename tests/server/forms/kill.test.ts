import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages, sumOf } from '../../../src/server/store/copy-store.ts';
import { openConfiguredStore } from '../../../src/server/store/open-configured-store.ts';
import { newBucketFolder, newTables } from '../../services/services.ts';
import { startChild } from './child.ts';
import { postUntilGone } from './posting.ts';

const kills = Number(process.env['KILLS'] ?? 10);

/** Where submissions are kept, and how many servers take them at a time. */
const kinds = [
  { kind: 'a folder', rounds: kills, servers: 1, settings: async () => ({}) },
  {
    kind: 'PostgreSQL and S3',
    rounds: Math.ceil(kills / 10),
    servers: 2,
    settings: async () => ({ DATABASE_URL: await newTables(), FILES_URL: await newBucketFolder() }),
  },
];

describe.each(kinds)('with $kind', ({ rounds, servers, settings }) => {
  let folder: string;
  let env: { DATABASE_URL?: string; FILES_URL?: string };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kill-'));
    env = await settings();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const dataDirs = Array.from({ length: servers }, (_, index) => `data-${index}`);
  const start = (name: string) => startChild(path.join(folder, name), { env });

  test(
    `${rounds * servers} kills under load lose nothing that was acknowledged and tear no file`,
    { timeout: 60_000 + rounds * 6000 },
    async () => {
      const acknowledged = new Map<string, string>();
      for (let round = 0; round < rounds; round += 1) {
        const children = await Promise.all(dataDirs.map(start));
        const ended = children.map(({ process: child }) => once(child, 'exit'));
        const before = acknowledged.size;
        const posting = Array.from({ length: 4 }, (_, index) =>
          postUntilGone(children[index % servers]!.address, acknowledged),
        );
        // On a machine with much to do it takes a while until they take anything.
        await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(before);
        for (const { process: child } of children) {
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
          child.kill('SIGKILL');
        }
        await Promise.all([...ended, ...posting]);
      }
      // The last start clears up what the last kill has left.
      for (const { process: child } of await Promise.all(dataDirs.map(start))) {
        child.kill('SIGTERM');
        expect(await once(child, 'exit')).toEqual([0, null]);
      }

      const dataDir = path.join(folder, dataDirs[0]!);
      const { DATABASE_URL: databaseUrl, FILES_URL: filesUrl } = env;
      const store = await openConfiguredStore({ dataDir, databaseUrl, filesUrl }, 'command');
      const stored = new Map<string | null, string>();
      const files: string[] = [];
      const torn: string[] = [];
      let count = 0;
      for await (const records of pages(store)) {
        for (const record of records) {
          count += 1;
          stored.set(record.row.key, record.row.reference);
          for (const { stored_name, sha256 } of record.files) {
            files.push(stored_name);
            if ((await sumOf(await store.files.open(stored_name))) !== sha256) torn.push(stored_name);
          }
        }
      }
      const names = await store.files.names();
      await store.close();

      expect(acknowledged.size).toBeGreaterThanOrEqual(rounds);
      expect(stored.size).toBe(count);
      expect([...acknowledged].filter(([key, reference]) => stored.get(key) !== reference)).toEqual([]);
      expect(torn).toEqual([]);
      // In a bucket, what another server may be at work on finds its place a day later.
      expect(names.filter((name) => !files.includes(name))).toEqual([]);
      if (!filesUrl) expect(names.sort()).toEqual(files.sort());
      for (const name of dataDirs) expect(await readdir(path.join(folder, name, 'uploads/tmp'))).toEqual([]);
    },
  );
});
