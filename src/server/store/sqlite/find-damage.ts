import { Worker } from 'node:worker_threads';

/**
 * Looks through a database for damaged pages, on a thread of its own: it takes as long as the database is large.
 * @returns what is damaged, in SQLite's words; `undefined` if nothing is
 * @throws Error where that could not be found out
 */
export function findDamage(file: string): Promise<string | undefined> {
  const worker = new Worker(new URL('./check-thread.ts', import.meta.url), { workerData: file });
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
    worker.once('exit', () => reject(new Error('the database was not looked through to its end')));
  });
}
