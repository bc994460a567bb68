import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../../../src/server/serve.ts';
import { seeded } from '../../workshop/fuzz/random.ts';
import { startPostgres } from '../../services/postgres.ts';
import { lineTo, type CuttableLine } from '../../services/proxy.ts';
import { newBucketFolder, newTables, query } from '../../services/services.ts';
import { createBuiltSite } from '../built.ts';
import { pdf } from '../forms/support/documents.ts';
import { enquiry } from '../forms/support/test-server.ts';
import { retryLater } from '../retry-later.ts';

interface Running {
  address: string;
  line: CuttableLine;
  url: string;
  post(body: object): Promise<Response>;
}

/** A server with a database behind a connection that can be cut. */
async function start(env: Record<string, string> = {}, url?: string): Promise<Running> {
  const databaseUrl = url ?? (await newTables());
  const line = await lineTo(databaseUrl);
  onTestFinished(() => line.close());
  const settings = { PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: 'on', DATABASE_URL: line.url, ...env };
  const server = await serve(createBuiltSite(), settings, { waitMs: 1500 });
  onTestFinished(async () => {
    line.up();
    await server.stop();
  });
  const post = (body: object) =>
    fetch(`${server.address}/api/forms/enquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { address: server.address, line, url: databaseUrl, post };
}

for (const how of ['down', 'hang'] as const)
  test(
    `while the connection to the database is ${how}, pages are served and posts are asked to retry`,
    { timeout: 60_000, tags: how === 'down' ? [] : ['long'] },
    async () => {
      const { address, line, post } = await start();
      expect((await post(enquiry)).status).toBe(201);
      line[how]();
      const refused = await post({ ...enquiry, Name: 'Ravi' });
      expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual(retryLater);
      expect((await fetch(address)).status).toBe(200);
      expect((await fetch(`${address}/nowhere`)).status).toBe(404);
      const health = await fetch(`${address}/readyz`);
      expect([health.status, await health.json()]).toMatchObject([503, { ok: false }]);
      line.up();
      // Hanging connections are abandoned after their timeout, and new ones are opened.
      await expect
        .poll(async () => (await post({ ...enquiry, Name: 'Ravi' })).status, {
          timeout: 30_000,
          interval: 200,
        })
        .toBeLessThan(300);
    },
  );

test('a server starts while its database is unreachable, and accepts forms when it is reachable', async () => {
  const url = await newTables();
  const gone = await lineTo(url);
  onTestFinished(() => gone.close());
  gone.down();
  const settings = { PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: gone.url };
  const server = await serve(createBuiltSite(), settings, { waitMs: 800 });
  onTestFinished(() => server.stop());
  const post = () =>
    fetch(`${server.address}/api/forms/enquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(enquiry),
    });
  expect((await fetch(server.address)).status).toBe(200);
  expect((await post()).status).toBe(503);
  gone.up();
  expect((await post()).status).toBe(201);
});

test('while the file store is unreachable, forms with files are refused and the others accepted', async () => {
  const bucket = await lineTo(await newBucketFolder());
  onTestFinished(() => bucket.close());
  const { address, post } = await start({ FILES_URL: bucket.url });
  const upload = () => {
    const form = new FormData();
    form.append('authors', JSON.stringify([{ firstName: 'Asha', email: 'a@b.c' }]));
    form.append('document', new Blob([pdf]), 'a.pdf');
    return fetch(`${address}/api/forms/term-paper`, { method: 'POST', body: form });
  };
  bucket.down();
  const refused = await upload();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  expect((await post(enquiry)).status).toBe(201);
  expect((await fetch(address)).status).toBe(200);
  bucket.up();
  expect((await upload()).status).toBe(201);
});

test('a server does not wait for a list of its files before it listens', async () => {
  const bucket = await lineTo(await newBucketFolder());
  onTestFinished(() => bucket.close());
  bucket.hang();
  const { address, post } = await start({ FILES_URL: bucket.url });
  expect([(await fetch(address)).status, (await post(enquiry)).status]).toEqual([200, 201]);
});

test(
  'a database that is killed and returns has everything acknowledged',
  { tags: ['long'], timeout: 90_000 },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'primary-'));
    // The user of the database must have access to the folder.
    chmodSync(folder, 0o755);
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const first = await startPostgres(folder, { fsync: true });
    onTestFinished(() => first.stop());
    const { address, post } = await start({}, first.url);
    const acknowledged: string[] = [];
    const send = async (number: number): Promise<number> => {
      const answer = await post({ ...enquiry, Name: `Visitor ${number}` });
      const body = (await answer.json()) as { reference: string };
      if (answer.ok) acknowledged.push(body.reference);
      return answer.status;
    };
    const sending = Array.from({ length: 40 }, (_, number) => send(number));
    await Promise.any(sending);
    await first.stop();
    const statuses = await Promise.all(sending);
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect(await send(41)).toBe(503);
    expect((await fetch(address)).status).toBe(200);
    const second = await startPostgres(folder, { fsync: true, port: Number(new URL(first.url).port) });
    onTestFinished(() => second.stop());
    await expect.poll(() => send(42), { timeout: 30_000, interval: 200 }).toBeLessThan(300);
    const rows = await query(first.url, 'SELECT reference FROM submissions');
    const stored = new Set(rows.map((row) => row['reference']));
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
  },
);

const intents = Number(process.env['CUTS'] ?? 40);
const seed = Number(process.env['SEED'] ?? 7);

test(
  `${intents} submissions over a connection that is cut at any byte (seed ${seed}): each is stored once, and its response stays the same`,
  { tags: ['long'], timeout: 60_000 + intents * 500 },
  async () => {
    const { line, post, url } = await start({ RATE_LIMIT: 'off' });
    const random = seeded(seed);
    // The range extends from the greeting of a connection to the end of a few commits.
    line.cutAfter(() => random.below(2500));
    const answers = new Map<string, Set<string>>();
    let next = 0;
    const visitor = async (): Promise<void> => {
      while (next < intents) {
        const key = randomUUID();
        const body = { ...enquiry, Name: `Visitor ${(next += 1)}`, _key: key };
        const seen = new Set<string>();
        // Each form is sent until it is acknowledged, and again: the response is the same.
        for (let acknowledged = 0; acknowledged < 2;) {
          const answer = await post(body);
          if (answer.ok) {
            seen.add(((await answer.json()) as { reference: string }).reference);
            acknowledged += 1;
          } else {
            expect(answer.status).toBe(503);
            await pause(10);
          }
        }
        answers.set(key, seen);
      }
    };
    await Promise.all(Array.from({ length: 6 }, visitor));
    line.cutAfter(undefined);
    expect(line.cuts()).toBeGreaterThan(intents / 4);
    expect([...answers.values()].filter((references) => references.size !== 1)).toEqual([]);
    const { address } = await start({}, url);
    const metrics = await (await fetch(`${address}/metrics`)).text();
    expect(metrics).toContain(`site_submissions{form="enquiry",state="new"} ${intents}`);
  },
);
