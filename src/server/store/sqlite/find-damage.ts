import { Worker } from 'node:worker_threads';

/**
 * Checks a database for damaged pages, in a thread: the time depends on its size.
 * @returns the damage in SQLite's words; undefined if there is none
 * @throws Error if the check failed
 */
export function findDamage(file: string): Promise<string | undefined> {
  const worker = new Worker(new URL('./check-thread.ts', import.meta.url), { workerData: file });
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
    worker.once('exit', () => reject(new Error('the check of the database ended without a result')));
  });
}
