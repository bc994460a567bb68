import { askCurrentBuild } from '../../../core/offline/current-build.ts';
import type { CurrentBuild } from '../../../core/offline/current-build.ts';
import { offlineData } from '../../../core/offline/offline-page.ts';
import type { Evidence } from '../../evidence.ts';
import { retryUntilStopped } from './retry-until-stopped.ts';
import type { RetryLoop } from './retry-until-stopped.ts';

/**
 * Whether the site is reachable. `offline`: the device itself has no connection; `unreached`: it may have a
 * connection, but the site does not answer.
 */
export type Connection = 'online' | 'offline' | 'unreached';

/** The time without an answer after which the site counts as unreachable, in milliseconds. */
const patience = 10_000;

let isReached: boolean | undefined;
let tries: RetryLoop | undefined;
/** The last reported state. */
let lastReported: Connection | undefined;
const watchers = new Set<() => void>();

/** The state of the connection, derived from actual responses and failures, and from the browser itself. */
export function connection(): Connection {
  if (isReached === undefined) start();
  // A true `onLine` only means that there is some network.
  if (!navigator.onLine) return 'offline';
  return isReached ? 'online' : 'unreached';
}

/**
 * Calls `onChange` after each change.
 * @returns a function that stops watching
 */
export function watchConnection(onChange: () => void): () => void {
  connection();
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
}

/**
 * Requests the site's current build, bypassing every cache.
 * @returns undefined for a site without that file
 * @throws Error if the site does not answer
 */
export async function askSite(): Promise<CurrentBuild | undefined> {
  connection();
  try {
    const current = await askCurrentBuild((address) =>
      fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(patience) }),
    );
    note(true);
    return current;
  } catch (error) {
    note(false);
    throw error;
  }
}

function start(): void {
  const { keptWhy: cacheReason, page } = document.documentElement.dataset;
  isReached = navigator.onLine && cacheReason !== 'unreached' && page !== offlineData;
  if (!isReached) askRepeatedly();
  addEventListener('offline', () => {
    isReached = false;
    askRepeatedly();
    report();
  });
  lastReported = connection();
  document.addEventListener('evidence', checkEvidence);
  checkEvidence();
}

/** Checks the site itself, because a single failed request says little about it. */
function checkEvidence(): void {
  const evidence = document.documentElement.dataset.evidence as Evidence | undefined;
  if (evidence === 'failed') {
    if (connection() === 'online') askSite().catch(() => undefined);
  } else if (evidence) note(evidence === 'answered');
}

function note(isThere: boolean): void {
  isReached = isThere;
  if (isThere) {
    tries?.stop();
    tries = undefined;
  } else askRepeatedly();
  report();
}

function askRepeatedly(): void {
  tries ??= retryUntilStopped(async () => {
    await askSite().catch(() => undefined);
  });
}

function report(): void {
  const now = connection();
  if (now === lastReported) return;
  lastReported = now;
  for (const watcher of watchers) watcher();
}
