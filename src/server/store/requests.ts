import type { RequestQueue } from './request-queue.ts';
import type { Store } from './store.ts';

/** The operations of a store, each as one request. */
export type Operations = Omit<Store, 'isHung' | 'close'>;
/** The name of a request to the thread of the store. */
export type StoreOperation = keyof Operations;

/** Runs a request once. */
export type RunRequest = <Name extends StoreOperation>(
  name: Name,
  args: Parameters<Operations[Name]>,
) => ReturnType<Operations[Name]>;

/**
 * Creates the store for its callers: requests wait in a queue.
 * @param run attempts a request once; if the store is busy, the queue retries it
 */
export function queuedStore(run: RunRequest, queue: RequestQueue, close: () => Promise<void>): Store {
  const ask =
    <Name extends StoreOperation>(name: Name) =>
    (...args: Parameters<Operations[Name]>): ReturnType<Operations[Name]> =>
      queue.ask<unknown>(kinds[name], () => run(name, args)) as ReturnType<Operations[Name]>;
  return {
    add: ask('add'),
    filesNamed: ask('filesNamed'),
    findStatus: ask('findStatus'),
    claimDue: ask('claimDue'),
    renewClaims: ask('renewClaims'),
    markSent: ask('markSent'),
    markFailed: ask('markFailed'),
    record: ask('record'),
    recordByReference: ask('recordByReference'),
    references: ask('references'),
    forms: ask('forms'),
    newest: ask('newest'),
    recordsAfter: ask('recordsAfter'),
    storedFiles: ask('storedFiles'),
    allAfter: ask('allAfter'),
    put: ask('put'),
    notes: ask('notes'),
    figures: ask('figures'),
    note: ask('note'),
    setNote: ask('setNote'),
    claimNote: ask('claimNote'),
    receivedBetween: ask('receivedBetween'),
    countBefore: ask('countBefore'),
    restart: ask('restart'),
    restartFailed: ask('restartFailed'),
    markAnswered: ask('markAnswered'),
    release: ask('release'),
    erase: ask('erase'),
    purge: ask('purge'),
    isHung: queue.isHung,
    close: async () => {
      await queue.end();
      await close();
    },
  };
}

const kinds = {
  add: 'write',
  filesNamed: 'read',
  findStatus: 'read',
  claimDue: 'write',
  renewClaims: 'write',
  markSent: 'write',
  markFailed: 'write',
  record: 'read',
  recordByReference: 'read',
  references: 'read',
  forms: 'read',
  newest: 'read',
  recordsAfter: 'read',
  storedFiles: 'read',
  allAfter: 'read',
  put: 'write',
  notes: 'read',
  figures: 'read',
  note: 'read',
  setNote: 'write',
  claimNote: 'write',
  receivedBetween: 'read',
  countBefore: 'read',
  restart: 'write',
  restartFailed: 'write',
  markAnswered: 'write',
  release: 'write',
  erase: 'write',
  purge: 'upkeep',
} as const satisfies Record<StoreOperation, 'read' | 'write' | 'upkeep'>;
