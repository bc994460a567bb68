import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore, openStoreHere } from '../../../src/server/store/open-store.ts';
import { migrations } from '../../../src/server/store/sqlite/migrations.ts';
import { StoreError } from '../../../src/server/store/store-error.ts';
import { moveToUploads, recoverUploads } from '../../../src/server/store/files/disk-moves.ts';
import { fileRow, storeContract, submission } from './contract.ts';
import { openTestStore, type FolderTestStore } from './test-store.ts';

storeContract('on a thread of its own', (folder) => openStore(folder));
storeContract('in the calling thread', async (folder) => openStoreHere(folder));

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const file = () => path.join(dataDir, 'submissions.sqlite');
const reopen = async <Result>(use: (store: FolderTestStore) => Result | Promise<Result>): Promise<Result> => {
  const store = openTestStore(dataDir);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
};

describe('the database', () => {
  test('has commits that survive a crash of the machine, and does not wait for locks', () =>
    reopen(({ sqlite }) => {
      const pragma = (name: string) => Object.values(sqlite.prepare(`PRAGMA ${name}`).get() ?? {})[0];
      expect(pragma('journal_mode')).toBe('wal');
      expect(pragma('synchronous')).toBe(2);
      expect(pragma('secure_delete')).toBe(1);
      expect(pragma('foreign_keys')).toBe(1);
      expect(pragma('busy_timeout')).toBe(0);
      expect(pragma('user_version')).toBe(migrations.length);
    }));

  test('locks a transaction against other processes from its start', async () => {
    await reopen(async ({ db }) => {
      const other = new DatabaseSync(file(), { timeout: 0 });
      await db.transaction().execute(async (trx) => {
        await trx.selectFrom('submissions').selectAll().execute();
        expect(() => other.exec('BEGIN IMMEDIATE')).toThrow(/locked/);
      });
      other.close();
    });
  });

  test('returns more submissions at a time than a statement accepts values', () =>
    reopen(async ({ sqlite, newest }) => {
      sqlite.exec(`
        WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 33000)
        INSERT INTO submissions (id, reference, form, form_version, received_at, state, data)
        SELECT n, n, 'enquiry', '1', '2026-01-01T08:00:00.000Z', 'new', '{}' FROM numbers`);
      const { records, count } = await newest({}, 1_000_000);
      expect([records.length, count, records[0]?.row.id, records.at(-1)?.row.id]).toEqual([
        33_000,
        33_000,
        '33000',
        '1',
      ]);
    }));

  test('allows no other states, and no file without a submission', () =>
    reopen(async (store) => {
      const { row, ...rest } = submission('a');
      await expect(store.add({ ...rest, row: { ...row, state: 'lost' as 'new' } })).rejects.toThrow(/CHECK/);
      const { files } = submission('b', { files: 1 });
      await expect(store.db.insertInto('files').values(files).execute()).rejects.toThrow(/FOREIGN KEY/);
    }));
});

describe.each([
  ['on a thread', (folder: string) => openStore(folder)],
  ['here', async (folder: string) => openStoreHere(folder)],
])('a store %s is not opened on', (_where, open) => {
  test('a database of a newer version', async () => {
    await reopen(({ sqlite }) => sqlite.exec('PRAGMA user_version = 999'));
    await expect(open(dataDir)).rejects.toThrow(StoreError);
    await expect(open(dataDir)).rejects.toThrow(/newer version of this server \(999/);
  });

  test('the database of another program', async () => {
    const other = new DatabaseSync(file());
    other.exec('CREATE TABLE bookmarks (id)');
    other.close();
    await expect(open(dataDir)).rejects.toThrow(/another program/);
  });

  test('a file that is not a database', async () => {
    writeFileSync(file(), 'Dear diary, '.repeat(1000));
    await expect(open(dataDir)).rejects.toThrow(/damaged.*backup/);
  });

  test('a truncated database', async () => {
    await reopen(async (store) => {
      for (let each = 0; each < 200; each += 1) {
        const { row, ...rest } = submission(`id-${each}`);
        await store.add({ ...rest, row: { ...row, data: JSON.stringify('x'.repeat(500)) } });
      }
    });
    truncateSync(file(), 40_960);
    await expect(open(dataDir)).rejects.toThrow(StoreError);
  });
});

describe('a store is not created', () => {
  const uploads = () => path.join(dataDir, 'uploads');

  test.each(['missing', 'empty'])('if its files exist, and its database is %s', async (how) => {
    await reopen((store) => writeFileSync(path.join(store.uploads, 'a.pdf'), '%PDF'));
    for (const name of readdirSync(dataDir))
      if (name.startsWith('submissions')) rmSync(path.join(dataDir, name));
    if (how === 'empty') writeFileSync(file(), '');
    await expect(openStore(dataDir)).rejects.toThrow(
      new StoreError(
        `${uploads()} contains files of submissions, but their database ${file()} is missing or empty. Restore a backup, or move the remaining files away.`,
      ),
    );
    expect(existsSync(`${file()}-wal`)).toBe(false);
  });

  test('if only the log of its database exists', async () => {
    const store = openTestStore(dataDir);
    await store.add(submission('a'));
    const log = path.join(dataDir, 'submissions.sqlite-wal');
    expect(existsSync(log)).toBe(true);
    await store.close();
    rmSync(file());
    writeFileSync(log, 'what was written last');
    await expect(openStore(dataDir)).rejects.toThrow(
      new StoreError(
        `${log} contains submissions, but their database ${file()} is missing or empty. Restore a backup, or move the remaining files away.`,
      ),
    );
  });

  test('if its folder or its database can’t be created', async () => {
    const inFile = path.join(dataDir, 'file', 'data');
    writeFileSync(path.join(dataDir, 'file'), '');
    await expect(openStore(inFile)).rejects.toThrow(
      new StoreError(
        `DATA_DIR is ${inFile}, which can’t be used (ENOTDIR: not a directory, mkdir '${inFile}'). Choose a folder in which the server may write.`,
      ),
    );
    mkdirSync(file());
    await expect(openStore(dataDir)).rejects.toThrow(
      new StoreError(
        `DATA_DIR is ${dataDir}, which can’t be used (EISDIR: illegal operation on a directory, open '${file()}'). Choose a folder in which the server may write.`,
      ),
    );
  });
});

test('after a crash incoming files are moved to their place or removed', async () => {
  await reopen(async (store) => {
    await store.add(submission('a', { files: 1 }));
    for (const name of ['a-0.pdf', 'leftover.pdf']) writeFileSync(path.join(store.incoming, name), '%PDF');
    expect(await recoverUploads(store)).toEqual({ moved: 1, removed: 1 });
    expect(readdirSync(store.incoming)).toEqual([]);
    expect(readdirSync(store.uploads).sort()).toEqual(['a-0.pdf', 'tmp']);
    expect(await recoverUploads(store)).toEqual({ moved: 0, removed: 0 });
  });
});

test('files of a submission that is sent several times at once are moved once, and their duplicates are left alone', async () => {
  await reopen(async (store) => {
    const names: string[] = [];
    for (let round = 0; round < 100; round += 1) {
      const file = fileRow(`round-${round}`, 0);
      const sent = [0, 1, 2, 3].map((time) => `round-${round}-${time}.pdf`);
      for (const name of sent) writeFileSync(path.join(store.incoming, name), name);
      names.push(file.stored_name);
      await Promise.all(sent.map((storedName) => moveToUploads(store, [file], [{ ...file, storedName }])));
      expect(readdirSync(store.incoming).sort()).toEqual(sent.slice(1));
      for (const name of sent.slice(1)) rmSync(path.join(store.incoming, name));
    }
    expect(readdirSync(store.uploads).sort()).toEqual([...names, 'tmp'].sort());
  });
});

test('a file that the disk has lost is replaced by its duplicate, or else reported', async () => {
  await reopen(async (store) => {
    const file = fileRow('a', 0);
    const move = (storedName: string) => moveToUploads(store, [file], [{ ...file, storedName }]);
    await expect(move('twin.pdf')).rejects.toThrow(
      new StoreError('The file a-0.pdf of a submission is lost.'),
    );
    writeFileSync(path.join(store.incoming, 'twin.pdf'), '%PDF');
    await move('twin.pdf');
    expect(readdirSync(store.uploads).sort()).toEqual(['a-0.pdf', 'tmp']);
  });
});
