import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serve } from '../../../src/server/serve.ts';
import { openStore } from '../../../src/server/store/open-store.ts';
import { StoreError } from '../../../src/server/store/store-error.ts';
import { createBuiltSite } from '../built.ts';
import { enquiry } from '../forms/support/test-server.ts';
import { tablesIn } from './test-store.ts';

/** A server with this timeout of its store. */
async function start(waitMs: number) {
  const site = createBuiltSite();
  const server = await serve(site, { PORT: '0', LOG_LEVEL: 'silent' }, { waitMs });
  onTestFinished(() => server.stop());
  const { address } = server;
  const post = (body: object) =>
    fetch(`${address}/api/forms/enquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { address, post, dataDir: server.config.dataDir };
}

/** Locks the database as another program would. @returns a function that unlocks it */
function hold(dataDir: string): () => void {
  const other = new DatabaseSync(path.join(dataDir, 'submissions.sqlite'));
  other.exec('BEGIN EXCLUSIVE');
  return () => other.close();
}

test('while another program locks the database, pages are served, posts wait, and then are asked to retry', async () => {
  const { address, post, dataDir } = await start(3000);
  const release = hold(dataDir);
  const events: string[] = [];
  const posted = [1, 2, 3].map(async (number) => {
    const answer = await post({ ...enquiry, Name: `Visitor ${number}` });
    events.push('post');
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: await answer.json(),
    };
  });
  // The posts have arrived before the first page is requested.
  await vi.waitFor(async () => expect((await fetch(address)).status).toBe(200));
  const health = fetch(`${address}/healthz`);
  for (let page = 0; page < 100; page += 1) {
    expect((await fetch(`${address}/${page % 2 ? '' : 'nowhere'}`)).status).toBe(page % 2 ? 200 : 404);
    events.push('page');
  }
  expect((await fetch(`${address}/sent?form=enquiry&ref=CDFG-3467`)).status).toBe(404);
  expect(await Promise.all(posted)).toEqual(
    Array(3).fill({
      status: 503,
      retryAfter: '60',
      body: {
        ok: false,
        code: 'busy',
        message: 'This could not be stored just now. Nothing was lost: please send it again in a minute.',
        errors: [],
      },
    }),
  );
  expect(await (await health).json()).toMatchObject({ ok: false, store: 'busy' });
  expect(events).toEqual([...Array<string>(100).fill('page'), 'post', 'post', 'post']);

  // A request that waits when the lock is released is served, and no restart is needed.
  const waiting = post(enquiry);
  await fetch(address);
  release();
  expect((await waiting).status).toBe(201);
  expect((await post({ ...enquiry, Name: 'Visitor 1' })).status).toBe(201);
  const db = tablesIn(dataDir);
  const rows = await db.selectFrom('submissions').select('data').orderBy('seq').execute();
  await db.destroy();
  expect(rows.map(({ data }) => (JSON.parse(data!) as { Name: string }).Name)).toEqual([
    'Asha Verma',
    'Visitor 1',
  ]);
});

test(
  'a server starts while another program locks the database, unless there is something to change',
  { tags: ['long'] },
  async () => {
    const { dataDir } = await start(1000);
    const release = hold(dataDir);
    const second = await openStore(dataDir);
    expect(await second.references()).toEqual([]);
    await second.close();
    const database = new DatabaseSync(path.join(dataDir, 'submissions.sqlite'));
    release();
    database.exec('PRAGMA user_version = 0; BEGIN EXCLUSIVE');
    await expect(openStore(dataDir)).rejects.toThrow(
      new StoreError(
        `Another program locks the database ${path.join(dataDir, 'submissions.sqlite')}. Start the server again when that program has ended.`,
      ),
    );
    database.close();
  },
);
