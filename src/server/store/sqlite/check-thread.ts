import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { resultCode } from './result-code.ts';

/* Checks a database on a separate connection: it reads the disk instead of the server's cache. */

parentPort!.postMessage(check(String(workerData)));

/** @returns the damage; undefined if there is none, or if another program has locked the database */
function check(file: string): string | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    const [found] = database.prepare('PRAGMA quick_check(1)').all();
    const word = String(found?.['quick_check']);
    return word === 'ok' ? undefined : word;
  } catch (error) {
    const code = resultCode(error);
    if (code === 'corrupt' || code === 'notadb') return (error as Error).message;
    if (code === 'busy' || code === 'locked') return undefined;
    throw error;
  } finally {
    database?.close();
  }
}
