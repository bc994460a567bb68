import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { findIncomplete } from './files/missing-files.ts';
import type { OpenStore } from './open-store.ts';
import { StoreRequestError } from './store-error.ts';

/** The daily checks of a store. */
export interface StoreUpkeep {
  /** Checks now, and again every day. After a check without an answer from the store, it waits only ten minutes. */
  start(): void;
  /** Stops checking, and resolves when no check is in progress, or after two seconds. */
  stop(): Promise<void>;
  /** Whether the database was found to be damaged. */
  isDamaged(): boolean;
}

const dayMs = 24 * 60 * 60_000;
const soonMs = 10 * 60_000;
const stopMs = 2000;

/**
 * Checks the files of submissions in the background, with little load. It cleans up after crashed servers
 * that share a file store, and reports missing files and a damaged database to the owner.
 */
export function storeUpkeep(
  store: Pick<OpenStore, 'files' | 'filesNamed' | 'storedFiles' | 'findDamage'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  everyMs = dayMs,
): StoreUpkeep {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isDamaged = false;
  const check = (): void => {
    running = Promise.all([checkFiles(store, log), checkDatabase()]).then(([wasAnswered]) => {
      if (!isStopped) timer = setTimeout(check, wasAnswered ? everyMs : Math.min(everyMs, soonMs)).unref();
    });
  };
  /** A damaged database counts as damaged until the next start, which checks again. */
  const checkDatabase = async (): Promise<void> => {
    try {
      const damage = isDamaged ? undefined : await store.findDamage();
      if (damage === undefined) return;
      isDamaged = true;
      log.error({ damage }, 'the database is damaged: restore a backup');
    } catch (error) {
      log.warn({ err: error }, 'the database could not be checked for damage');
    }
  };
  return {
    start: check,
    isDamaged: () => isDamaged,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      // A bucket may not answer in time. The work can be interrupted at any point.
      await Promise.race([running, pause(stopMs, undefined, { ref: false })]);
    },
  };
}

/**
 * Cleans up uploads that crashed servers have left, and reports submissions with missing files.
 * @returns whether the store has answered
 */
async function checkFiles(
  store: Parameters<typeof storeUpkeep>[0],
  log: Parameters<typeof storeUpkeep>[1],
): Promise<boolean> {
  try {
    const swept = await store.files.sweep(store);
    if (swept.moved + swept.removed > 0) log.warn(swept, 'uploads were left by a crash');
    const references = await findIncomplete(store, store.files);
    if (references.length > 0)
      log.error(
        { count: references.length, references: references.slice(0, 20) },
        'files of submissions are missing: restore them from a backup; to list them: npm run submissions -- show REFERENCE',
      );
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the files of submissions could not be checked');
    return !(error instanceof StoreRequestError);
  }
}
