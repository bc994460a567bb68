/** @module-tag long */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { retryLater } from '../retry-later.ts';
import { storeKinds, type StoreKind } from '../store/store-kinds.ts';
import { submissionKey, startRunningServer, type Answered } from './running-server.ts';

/** The time for which another program locks the database, in milliseconds. */
const lockedMs = 60_000;

describe.each(storeKinds)('a database locked for a minute, $name', (kind) => {
  test(
    'pages are served, posts are answered in time with a request to retry, and nothing is lost',
    { timeout: 150_000 },
    async () => {
      const env = await kind.newEnv();
      const server = await startRunningServer(
        { ...kind, newEnv: async () => env },
        { env: { RATE_LIMIT: 'on' } },
      );
      const before = await server.post(0);
      expect(before.status).toBe(201);
      const pages: number[] = [];
      const storeStates = new Set<string>();
      const posts: Promise<Answered>[] = [];
      const release = await lockDatabase(kind, { dataDir: server.dataDir, env });
      let number = 0;
      for (const began = performance.now(); performance.now() - began < lockedMs; await pause(250)) {
        posts.push(server.post((number += 1), number % 5 === 0));
        // A browser may send an acknowledged submission again.
        if (number % 20 === 0) posts.push(server.post(0));
        const asked = performance.now();
        expect((await fetch(server.address)).status).toBe(200);
        pages.push(performance.now() - asked);
        if (number % 10 === 0) {
          const health = (await (await fetch(`${server.address}/healthz`)).json()) as { store: string };
          storeStates.add(health.store);
        }
      }
      const early = posts.slice(0, -48);
      for (const { status, retryAfter, body, ms } of await Promise.all(early)) {
        expect([status, retryAfter, body]).toEqual(retryLater);
        expect(ms).toBeLessThan(14_000);
      }
      await release();
      // Requests that still wait when the lock is released are served or asked to retry; all clients retry.
      const last = await Promise.all(posts.slice(-48));
      expect(last.filter(({ status }) => ![200, 201, 503].includes(status))).toEqual([]);
      await expect
        .poll(async () => (await server.post(0)).body.reference, { timeout: 10_000 })
        .toBe(before.body.reference);
      for (let each = 1; each <= number; each += 1) {
        const again = await server.post(each, each % 5 === 0);
        expect(again.status).toBeOneOf([200, 201]);
      }
      expect([...storeStates]).toEqual(['busy']);
      expect(pages.toSorted((one, other) => one - other).at(Math.floor(pages.length * 0.99))).toBeLessThan(
        1000,
      );
      const { keys, missing } = await server.stored();
      expect(keys.toSorted()).toEqual(Array.from({ length: number + 1 }, (_, each) => submissionKey(each)));
      expect(missing).toEqual([]);
      await expect.poll(() => server.reported.join('\n'), { timeout: 5000 }).toMatch(/another program/i);
    },
  );
});

/** Locks the database as another program would. @returns a function that unlocks it */
async function lockDatabase(
  kind: StoreKind,
  { dataDir, env }: { dataDir: string; env: Record<string, string> },
): Promise<() => Promise<void>> {
  if (kind.name === 'in a folder') {
    const other = new DatabaseSync(path.join(dataDir, 'submissions.sqlite'));
    other.exec('BEGIN EXCLUSIVE');
    return async () => other.close();
  }
  const client = new Client({ connectionString: env['DATABASE_URL'] });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('BEGIN');
  await client.query(
    'LOCK TABLE submissions, files, deliveries, notes, post_counts IN ACCESS EXCLUSIVE MODE',
  );
  return async () => void (await client.query('COMMIT'));
}
