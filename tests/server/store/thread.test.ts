import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../../src/server/store/open-store.ts';
import { submission } from './contract.ts';

test('a thread that ends unexpectedly fails its requests, and the next request starts another', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'thread-'));
  const threads: Worker[] = [];
  const note = (thread: Worker): void => void threads.push(thread);
  process.on('worker', note);
  onTestFinished(() => void process.off('worker', note));
  const store = await openStore(folder);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  await store.add(submission('a'));
  const asked = store.references();
  await threads[0]!.terminate();
  await expect(asked).rejects.toMatchObject({
    name: 'StoreRequestError',
    kind: 'failed',
    message: 'the thread of the store has ended',
  });
  expect(await store.references()).toEqual(['REF-a']);
  expect(threads).toHaveLength(2);
  // The next thread never creates a new database in place of a missing one.
  writeFileSync(path.join(store.uploads, 'a.pdf'), '%PDF');
  await threads[1]!.terminate();
  for (const name of readdirSync(folder)) if (name !== 'uploads') rmSync(path.join(folder, name));
  await expect(store.references()).rejects.toThrow(/is missing or empty/);
  expect(threads).toHaveLength(2);
});
