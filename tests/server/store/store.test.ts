import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrations } from '../../../src/server/store/migrations.ts';
import { StoreError } from '../../../src/server/store/open-database.ts';
import { openStore, type Store } from '../../../src/server/store/store.ts';
import { moveToUploads, recoverUploads } from '../../../src/server/store/uploads.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const file = () => path.join(dataDir, 'submissions.sqlite');
const reopen = async <Result>(use: (store: Store) => Result | Promise<Result>): Promise<Result> => {
  const store = openStore(dataDir);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
};
const submission = (id: string) => ({
  id,
  reference: id,
  form: 'enquiry',
  form_version: '1',
  key: null,
  body_hash: 'x',
  reason: null,
  received_at: '2026-01-01T00:00:00.000Z',
  state: 'new' as const,
  data: '{}',
});
const fileRow = (submission_id: string, stored_name: string) => ({
  id: stored_name,
  submission_id,
  field: 'document',
  original_name: 'a.pdf',
  stored_name,
  bytes: 1,
  sha256: 'x',
  format: 'pdf',
});

describe('the store', () => {
  test('keeps what is committed whatever happens to the machine', () =>
    reopen(({ sqlite }) => {
      const pragma = (name: string) => Object.values(sqlite.prepare(`PRAGMA ${name}`).get() ?? {})[0];
      expect(pragma('journal_mode')).toBe('wal');
      expect(pragma('synchronous')).toBe(2);
      expect(pragma('secure_delete')).toBe(1);
      expect(pragma('foreign_keys')).toBe(1);
      expect(pragma('user_version')).toBe(migrations.length);
    }));

  test('opens again with all that it was given, in the order of arrival', async () => {
    await reopen(async ({ db }) => {
      for (const id of ['b', 'a']) await db.insertInto('submissions').values(submission(id)).execute();
    });
    const ids = await reopen(({ db }) => db.selectFrom('submissions').select('id').orderBy('seq').execute());
    expect(ids.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test('holds a transaction against another process from its start', async () => {
    await reopen(async ({ db }) => {
      const other = new DatabaseSync(file(), { timeout: 0 });
      await db.transaction().execute(async (trx) => {
        await trx.selectFrom('submissions').selectAll().execute();
        expect(() => other.exec('BEGIN IMMEDIATE')).toThrow(/locked/);
      });
      other.close();
    });
  });

  test('undoes a transaction that fails', async () => {
    await reopen(async ({ db }) => {
      const failing = db.transaction().execute(async (trx) => {
        await trx.insertInto('submissions').values(submission('a')).execute();
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await db.selectFrom('submissions').selectAll().execute()).toEqual([]);
    });
  });

  test('knows no other states, and no file without a submission', () =>
    reopen(async ({ db }) => {
      const odd = { ...submission('a'), state: 'lost' as 'new' };
      await expect(db.insertInto('submissions').values(odd).execute()).rejects.toThrow(/CHECK/);
      await expect(db.insertInto('files').values(fileRow('nobody', 'x.pdf')).execute()).rejects.toThrow(
        /FOREIGN KEY/,
      );
    }));
});

describe('the server refuses to start on', () => {
  test('a database of a newer version', async () => {
    await reopen(({ sqlite }) => sqlite.exec('PRAGMA user_version = 999'));
    expect(() => openStore(dataDir)).toThrow(/newer version of this server \(999/);
  });

  test('somebody else’s database', () => {
    const other = new DatabaseSync(file());
    other.exec('CREATE TABLE bookmarks (id)');
    other.close();
    expect(() => openStore(dataDir)).toThrow(/another program/);
  });

  test('a file that is no database', () => {
    writeFileSync(file(), 'Dear diary, '.repeat(1000));
    expect(() => openStore(dataDir)).toThrow(/damaged.*backup/);
  });

  test('a database that lost its end', async () => {
    await reopen(async ({ db }) => {
      for (let each = 0; each < 200; each += 1) {
        await db
          .insertInto('submissions')
          .values({ ...submission(`id-${each}`), data: 'x'.repeat(500) })
          .execute();
      }
    });
    truncateSync(file(), 40_960);
    expect(() => openStore(dataDir)).toThrow(StoreError);
  });

  test('uploads whose database is gone', async () => {
    await reopen(({ uploads }) => writeFileSync(path.join(uploads, 'a.pdf'), '%PDF'));
    for (const name of readdirSync(dataDir))
      if (name.startsWith('submissions')) rmSync(path.join(dataDir, name));
    expect(() => openStore(dataDir)).toThrow(/database .* is missing/);
    expect(existsSync(file())).toBe(false);
  });
});

test('after a crash, incoming files find their place or go', async () => {
  await reopen(async (store) => {
    await store.db.insertInto('submissions').values(submission('a')).execute();
    await store.db.insertInto('files').values(fileRow('a', 'stored.pdf')).execute();
    for (const name of ['stored.pdf', 'leftover.pdf']) writeFileSync(path.join(store.incoming, name), '%PDF');
    expect(await recoverUploads(store)).toEqual({ moved: 1, removed: 1 });
    expect(readdirSync(store.incoming)).toEqual([]);
    expect(readdirSync(store.uploads).sort()).toEqual(['stored.pdf', 'tmp']);
    expect(await recoverUploads(store)).toEqual({ moved: 0, removed: 0 });
  });
});

test('files of a submission that is sent several times at once are moved once', async () => {
  await reopen(async (store) => {
    await store.db.insertInto('submissions').values(submission('a')).execute();
    const names = ['one.pdf', 'two.pdf'];
    await store.db
      .insertInto('files')
      .values(names.map((name) => fileRow('a', name)))
      .execute();
    for (const name of names) writeFileSync(path.join(store.incoming, name), '%PDF');
    await Promise.all(Array.from({ length: 8 }, () => moveToUploads(store, 'a')));
    expect(readdirSync(store.incoming)).toEqual([]);
    expect(readdirSync(store.uploads).sort()).toEqual(['one.pdf', 'tmp', 'two.pdf']);
  });
});
