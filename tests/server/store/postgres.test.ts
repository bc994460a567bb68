import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { claimDue } from '../../../src/server/delivery/outbox.ts';
import { openConfiguredStore } from '../../../src/server/store/open-configured-store.ts';
import type { OpenStore } from '../../../src/server/store/open-store.ts';
import { sharedClock } from '../../../src/server/store/postgres/clock.ts';
import { StoreError } from '../../../src/server/store/store-error.ts';
import { newDatabase, newTables, query } from '../../services/services.ts';
import { storeContract, submission } from './contract.ts';
import { openOnPostgres } from './postgres-store.ts';

storeContract('on PostgreSQL', (folder) => openOnPostgres(folder));

/** A store on a database, during the test. */
async function open(databaseUrl: string): Promise<OpenStore> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const store = await openConfiguredStore({ dataDir, databaseUrl, filesUrl: undefined }, 'server');
  onTestFinished(() => store.close());
  return store;
}

describe('a store on PostgreSQL', () => {
  test('is created once, even if several servers start at the same time', async () => {
    const url = await newTables();
    const stores = await Promise.all(Array.from({ length: 4 }, () => open(url)));
    await Promise.all(stores.map((store, index) => store.add(submission(`s${index}`))));
    expect((await stores[0]!.references()).sort()).toEqual(['REF-s0', 'REF-s1', 'REF-s2', 'REF-s3']);
    expect(await query(url, 'SELECT version FROM store_version')).toEqual([{ version: 2 }]);
  });

  test('is refused if it belongs to another program, is of a newer version, or denies access', async () => {
    const [foreign, newer] = [await newDatabase(), await newDatabase()];
    await query(foreign, 'CREATE TABLE submissions (id integer)');
    const name = (url: string) => `${new URL(url).host}${new URL(url).pathname}`;
    await expect(open(foreign)).rejects.toThrow(
      new StoreError(
        `The database ${name(foreign)} contains tables of another program. Give DATABASE_URL a separate database.`,
      ),
    );
    await (await open(newer)).close();
    await query(newer, 'UPDATE store_version SET version = 99');
    await expect(open(newer)).rejects.toThrow(
      new StoreError(
        `The database ${name(newer)} was made by a newer version of this server (99; this version supports 2). Start the newer version.`,
      ),
    );
    const nowhere = newer.replace(/\/\w+$/, '/nowhere');
    await expect(open(nowhere)).rejects.toThrow(
      new StoreError(
        `The database ${name(nowhere)} can’t be used (database "nowhere" does not exist). Correct DATABASE_URL, or the rights of its user.`,
      ),
    );
  });

  test('commits to disk, even if the database is set to delay that', async () => {
    const url = await newDatabase();
    await query(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
    const store = await open(url);
    // The store has no interface for this, so a trigger of the test records the setting of each commit.
    await query(
      url,
      `CREATE TABLE seen (word text);
       CREATE FUNCTION see() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN NEW; END $$;
       CREATE TRIGGER see BEFORE INSERT ON submissions FOR EACH ROW EXECUTE FUNCTION see()`,
    );
    await store.add(submission('a'));
    expect(await query(url, 'SELECT word FROM seen')).toEqual([{ word: 'on' }]);
    // The cluster of the tests does not flush data to disk, and the server must report that to its owner.
    expect(store.warnings).toEqual([
      `The database ${new URL(url).host}${new URL(url).pathname} runs with fsync off: acknowledged data are lost if its machine fails. Set fsync = on.`,
    ]);
  });

  test('accepts any text', async () => {
    const store = await open(await newTables());
    const { row, ...rest } = submission('a', { files: 1 });
    const files = rest.files.map((file) => ({ ...file, original_name: 'nul \0 and आशा.pdf' }));
    await store.add({ ...rest, row, files });
    expect((await store.record('a'))!.files[0]!.original_name).toBe('nul \uFFFD and आशा.pdf');
    expect(await store.findStatus('enquiry', 'REF\0')).toBeUndefined();
  });

  test('removes erased content from its tables when it is purged', async () => {
    const url = await newTables();
    const store = await open(url);
    for (let each = 0; each < 20; each += 1) {
      const { row, ...rest } = submission(`s${each}`);
      await store.add({ ...rest, row: { ...row, data: JSON.stringify(randomBytes(4000).toString('hex')) } });
    }
    const size = async () =>
      Number((await query(url, `SELECT pg_total_relation_size('submissions') AS size`))[0]!['size']);
    const before = await size();
    for (let each = 0; each < 20; each += 1) await store.erase(`s${each}`, '2026-01-02T08:00:00.000Z');
    await store.purge();
    expect(await size()).toBeLessThan(before);
  });

  test('counts posts for all servers, and drops them after the next slot', async () => {
    const url = await newTables();
    const [one, two] = [await open(url), await open(url)];
    expect(await one.countPost('192.0.2.1', 7)).toEqual({ posts: 1, before: 0 });
    expect(await two.countPost('192.0.2.1', 7)).toEqual({ posts: 2, before: 0 });
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two).countPost('192.0.2.1', 7)),
    );
    expect(Math.max(...many.map(({ posts }) => posts))).toBe(22);
    expect(await two.countPost('192.0.2.1', 8)).toEqual({ posts: 1, before: 22 });
    expect(await one.countPost('192.0.2.2', 8)).toEqual({ posts: 1, before: 0 });
    await one.countPost('192.0.2.3', 9);
    expect(await query(url, 'SELECT DISTINCT slot FROM post_counts ORDER BY slot')).toEqual([
      { slot: '8' },
      { slot: '9' },
    ]);
  });
});

test('all servers use the clock of the database, which they continue while the database does not respond', async () => {
  let answer = Promise.resolve(Date.parse('2030-01-01T00:00:00.000Z'));
  const clock = sharedClock(() => answer);
  onTestFinished(() => clock.stop());
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(60_000);
  await clock.set();
  expect(clock.now().toISOString()).toMatch(/^2030-01-01T00:0/);
  const before = clock.now().getTime();
  answer = Promise.reject(new Error('out of reach'));
  await expect(clock.set()).rejects.toThrow('out of reach');
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(before);
  expect(clock.now().toISOString()).toMatch(/^2030/);
});

test('servers with clocks that differ by hours claim deliveries by the clock of the database: none takes the work of another', async () => {
  const url = await newTables();
  vi.useFakeTimers({ now: Date.now() + 5 * 60 * 60_000, toFake: ['Date'] });
  const ahead = await open(url);
  vi.useFakeTimers({ now: Date.now() - 10 * 60 * 60_000, toFake: ['Date'] });
  const behind = await open(url);
  vi.useRealTimers();
  const onTime = await open(url);
  const stores = [ahead, behind, onTime];
  const times = stores.map((store) => store.now().getTime());
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(5000);
  // Their measurements of the database's clock may differ by this much.
  const at = new Date(ahead.now().getTime() - 5000).toISOString();
  await ahead.add(submission('a', { at, channels: ['email'] }));
  const claimed = [];
  for (const store of [behind, ...stores]) claimed.push(await claimDue(store, ['email'], store.now(), []));
  expect(claimed.map((row) => row?.id)).toEqual(['a/email', undefined, undefined, undefined]);
});

test('a store on PostgreSQL uses its clock', async () => {
  const url = await newTables();
  const store = await open(url);
  const [{ ms } = { ms: 0 }] = await query(url, 'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms');
  expect(Math.abs(store.now().getTime() - Number(ms))).toBeLessThan(5000);
});
