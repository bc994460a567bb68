/** @module-tag long */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openConfiguredStore } from '../../../src/server/store/open-configured-store.ts';
import { s3Files } from '../../../src/server/store/files/s3-files.ts';
import { failingS3, failureKinds } from '../../services/failing-s3.ts';
import { newBucketFolder, newTables } from '../../services/services.ts';
import { retryLater } from '../retry-later.ts';
import { pdf } from '../forms/support/documents.ts';
import { multipart, multipartType } from '../forms/support/multipart.ts';
import { startTestServerOn, type TestServer } from '../forms/support/test-server.ts';
import { call } from '../owner-cli/call.ts';
import { elsewhere } from '../store/store-kinds.ts';
import { submissionKey } from './running-server.ts';

/** A server whose file store fails on request. */
async function start() {
  const s3 = await failingS3(await newBucketFolder());
  const env = { DATABASE_URL: await newTables(), FILES_URL: s3.url };
  const server = await startTestServerOn(elsewhere, {}, env);
  onTestFinished(() => s3.close());
  return { s3, env, server };
}

/** Sends a form with a file; the same number gives the same submission. */
function post({ send }: TestServer, number: number) {
  const body = multipart([
    ['_key', submissionKey(number)],
    ['authors', JSON.stringify([{ firstName: `Visitor ${number}`, email: 'a@b.c' }])],
    ['document', pdf, `${number}.pdf`],
  ]);
  return send('term-paper', body, multipartType, { accept: 'application/json' });
}

describe.each(failureKinds)('a file store that fails in the middle of a submission: %s', (how) => {
  test(
    'the form is refused with a message or accepted completely, and is stored once when it is sent again',
    { timeout: 120_000 },
    async () => {
      const { s3, env, server } = await start();
      const { store, app } = server;
      let failed = 1;
      let number = 0;
      for (; failed > 0; number += 1) {
        s3.failFrom(number + 1, how);
        const first = await post(server, number);
        if (!first.body.ok)
          expect([first.status, first.headers['retry-after'], first.body]).toEqual(retryLater);
        expect((await app.inject('/')).statusCode).toBe(200);
        if (number === 0 && how !== 'cut within') {
          const health = await app.inject('/healthz');
          expect([health.statusCode, health.json()]).toMatchObject([503, { ok: false, store: 'ok' }]);
          expect(health.json()).not.toMatchObject({ files: 'ok' });
        }
        failed = s3.heal();
        const again = await post(server, number);
        expect([number, again.status]).toEqual([number, first.body.ok ? 200 : expect.toBeOneOf([200, 201])]);
        if (first.body.ok) expect(again.body.reference).toBe(first.body.reference);
      }
      // At least the number of requests for one file, which is written, checked, copied and removed.
      expect(number).toBeGreaterThan(4);
      expect((await server.rows()).map(({ key }) => key)).toEqual(
        Array.from({ length: number }, (_, each) => submissionKey(each)),
      );
      const inStore = await store.db.selectFrom('files').select(['stored_name', 'sha256']).execute();
      expect(inStore).toHaveLength(number);
      for (const { stored_name, sha256 } of inStore) {
        const content = await buffer((await store.files.open(stored_name))!);
        expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
      }
      // The daily task removes the leftovers, here without waiting for a day.
      await s3Files(env.FILES_URL, store.incoming, 0).sweep(store);
      const { stored, incoming } = await server.files();
      expect(stored.toSorted()).toEqual(inStore.map(({ stored_name }) => stored_name).sort());
      expect(incoming.filter((name) => !name.startsWith('probe'))).toEqual([]);
    },
  );
});

describe.each(failureKinds)('a file store that fails in the middle of a backup: %s', (how) => {
  test(
    'the owner is notified, earlier backups stay, and the next one is complete',
    { timeout: 120_000 },
    async () => {
      const { s3, env, server } = await start();
      for (const number of [1, 2]) expect((await post(server, number)).status).toBe(201);
      const folder = mkdtempSync(path.join(tmpdir(), 'backups-'));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      const dataDir = path.join(folder, 'spool');
      mkdirSync(dataDir);
      const owner = (words: string) => call({ dataDir }, words, { env });
      expect(await owner(`backup ${path.join(folder, 'first.tar')}`)).toMatchObject({ code: 0, err: '' });
      const before = await noteOfBackup(dataDir, env);
      let failed = 1;
      let tries = 0;
      for (; failed > 0; tries += 1) {
        s3.failFrom(tries + 1, how);
        const reported = await owner(`backup ${path.join(folder, `${tries}.tar`)}`);
        failed = s3.heal();
        if (failed === 0) break;
        expect([tries, reported.code, reported.err]).toEqual([
          tries,
          1,
          expect.stringMatching(/store of files/),
        ]);
        expect(reported.err).not.toMatch(/^\s+at /m);
        expect(readdirSync(folder).sort()).toEqual(['first.tar', 'spool']);
        expect(
          readdirSync(dataDir).filter((name) => /backup|\.part/.test(name) && !name.endsWith('.lock')),
        ).toEqual([]);
        expect(await noteOfBackup(dataDir, env)).toEqual(before);
      }
      expect(tries).toBeGreaterThan(1);
      expect(await owner(`verify ${path.join(folder, `${tries}.tar`)}`)).toMatchObject({ code: 0, err: '' });
    },
  );
});

async function noteOfBackup(dataDir: string, env: { DATABASE_URL: string; FILES_URL: string }) {
  const store = await openConfiguredStore(
    { dataDir, databaseUrl: env.DATABASE_URL, filesUrl: env.FILES_URL },
    'copy',
  );
  const note = await store.note('backup');
  await store.close();
  return note;
}
