import { Kysely, PostgresDialect } from 'kysely';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Pool, types } from 'pg';
import { describe, onTestFinished } from 'vitest';
import { openBucket } from '../../../src/server/store/files/bucket.ts';
import { openConfiguredStore } from '../../../src/server/store/open-configured-store.ts';
import type { Tables } from '../../../src/server/store/tables.ts';
import { newBucketFolder, newTables } from '../../services/services.ts';
import { openTestStore, type TestStore } from './test-store.ts';

/**
 * A kind of store for submissions. The same rules apply to all kinds, so tests run on each:
 * `describe.each(storeKinds)('a store $name', (kind) => …)`.
 */
export interface StoreKind {
  name: string;
  /** The settings of an empty store, besides DATA_DIR. */
  newEnv(): Promise<Record<string, string>>;
  /** Opens the store; several times for several servers. */
  open(dataDir: string, env: Record<string, string>): Promise<TestStore>;
}

const inFolder: StoreKind = {
  name: 'in a folder',
  newEnv: async () => ({}),
  open: async (dataDir) => openTestStore(dataDir),
};

export const elsewhere: StoreKind = {
  name: 'on PostgreSQL and S3',
  newEnv: async () => ({ DATABASE_URL: await newTables(), FILES_URL: await newBucketFolder() }),
  open: openElsewhere,
};

export const storeKinds: readonly StoreKind[] = [inFolder, elsewhere];

/**
 * Describes code that uses a store, such as the owner's commands, with each kind. In the first lane, only
 * tests of the store itself and of the path of a form run on every kind; others run on the first kind.
 * @param name with the place of the kind's name: `in a store $name`
 */
export function describeAboveStores(name: string, tests: (kind: StoreKind) => void): void {
  for (const kind of storeKinds) {
    const tags = kind === inFolder ? [] : ['long'];
    describe(name.replace('$name', kind.name), { tags }, () => tests(kind));
  }
}

/** An empty store of a kind, removed after the test. */
export async function openFreshStore(kind: StoreKind): Promise<TestStore> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'store-'));
  const store = await kind.open(dataDir, await kind.newEnv());
  onTestFinished(async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return store;
}

async function openElsewhere(dataDir: string, env: Record<string, string>): Promise<TestStore> {
  const { DATABASE_URL: databaseUrl = '', FILES_URL: filesUrl = '' } = env;
  const store = await openConfiguredStore({ dataDir, databaseUrl, filesUrl }, 'server');
  // One connection, opened by the first test that reads rows.
  const pool = new Pool({ connectionString: databaseUrl, max: 1, types: { getTypeParser } });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const bucket = openBucket(filesUrl);
  const arriving = async () => {
    const names = await readdir(store.incoming);
    for await (const { key } of bucket.list('incoming/')) names.push(path.posix.basename(key));
    return names;
  };
  const close = async () => {
    await db.destroy();
    await store.close();
  };
  return { ...store, db, arriving, env, close };
}

/** Without this parser, integers of eight bytes are returned as strings. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === types.builtins.INT8 ? Number : (types.getTypeParser(oid, format as 'text') as unknown);
