import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../../../src/server/serve.ts';
import { createBuiltSite } from '../built.ts';
import { enquiry } from '../forms/support/test-server.ts';
import { DatabaseSync } from 'node:sqlite';

test('a damaged page of the database under a running server is detected, and the owner is notified', async () => {
  const site = createBuiltSite();
  // Daily tasks run every half second here.
  const server = await serve(site, { PORT: '0', LOG_LEVEL: 'silent' }, { watchMs: 500 });
  onTestFinished(() => server.stop());
  const post = (number: number) =>
    fetch(`${server.address}/api/forms/enquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...enquiry, Name: `Visitor ${number} ${'x'.repeat(100)}` }),
    });
  for (let number = 0; number < 60; number += 1) expect((await post(number)).status).toBe(201);
  const health = async () => (await (await fetch(`${server.address}/healthz`)).json()) as { store: string };
  expect(await health()).toMatchObject({ ok: true, store: 'ok' });

  const file = path.join(server.config.dataDir, 'submissions.sqlite');
  const other = new DatabaseSync(file);
  other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  other.close();
  // The damage is in a page in the middle, which no query reads any more.
  const page = Math.floor(statSync(file).size / 4096 / 2);
  const database = openSync(file, 'r+');
  writeSync(database, Buffer.alloc(4096, 'damaged '), 0, 4096, page * 4096);
  closeSync(database);

  await expect.poll(async () => (await health()).store, { timeout: 20_000 }).toBe('damaged');
  expect((await post(61)).status).toBe(201);
  expect((await fetch(server.address)).status).toBe(200);
});
