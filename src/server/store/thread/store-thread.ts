import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../sqlite/open-database.ts';
import { sqliteStore, type SqliteStore } from '../sqlite/sqlite-store.ts';
import { BrokenStoreError, StoreError, StoreRequestError } from '../store-error.ts';
import type { FromStoreThread, ToStoreThread } from './messages.ts';

/* The store's thread: only it waits for the disk of the database. */

const main = parentPort!;
const store = open();
if (store) {
  main.on('message', (message: ToStoreThread) => {
    if (message.is === 'request') void answer(store, message);
    else void store.close().then(() => main.close());
  });
  send({ is: 'open' });
}

function open(): SqliteStore | undefined {
  try {
    return sqliteStore(openDatabase(String(workerData)));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    send({ is: 'refused', message: error.message, isBroken: error instanceof BrokenStoreError });
    return undefined;
  }
}

async function answer(
  operations: SqliteStore,
  { id, name, args }: Extract<ToStoreThread, { is: 'request' }>,
): Promise<void> {
  try {
    const request = operations[name] as (...args: unknown[]) => Promise<unknown>;
    send({ is: 'done', id, value: await request(...args) });
  } catch (error) {
    if (error instanceof StoreRequestError)
      send({ is: 'failure', id, kind: error.kind, message: error.message });
    else send({ is: 'error', id, error });
  }
}

function send(message: FromStoreThread): void {
  main.postMessage(message);
}
