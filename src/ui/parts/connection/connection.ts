import { askCurrentBuild } from '../../../core/offline/current-build.ts';
import type { CurrentBuild } from '../../../core/offline/current-build.ts';
import { offlineData } from '../../../core/offline/offline-page.ts';
import type { Evidence } from '../../evidence.ts';
import { keepTrying } from './keep-trying.ts';
import type { Tries } from './keep-trying.ts';

/**
 * Whether this site can be reached: `offline`, the device itself says that it has no connection; `unreached`, it may
 * have one, but this site does not answer.
 */
export type Connection = 'online' | 'offline' | 'unreached';

/** After how many milliseconds without an answer the site counts as not reached. */
const patience = 10_000;

let isReached: boolean | undefined;
let tries: Tries | undefined;
/** What the watchers know. */
let known: Connection | undefined;
const watchers = new Set<() => void>();

/** The connection as far as it is known: by the real answers and failures so far, and by what the browser is sure of. */
export function connection(): Connection {
  if (isReached === undefined) start();
  // `true` would only say that there is some network.
  if (!navigator.onLine) return 'offline';
  return isReached ? 'online' : 'unreached';
}

/** @returns the way to stop watching */
export function watchConnection(onChange: () => void): () => void {
  connection();
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
}

/**
 * Asks the site for its current build, past every cache.
 * @returns `undefined` for a site that does not say
 * @throws if the site does not answer
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
  const { keptWhy, page } = document.documentElement.dataset;
  isReached = navigator.onLine && keptWhy !== 'unreached' && page !== offlineData;
  if (!isReached) keepAsking();
  addEventListener('offline', () => {
    isReached = false;
    keepAsking();
    tell();
  });
  known = connection();
  document.addEventListener('evidence', weigh);
  weigh();
}

/** A request that failed by itself says little of the site: the site itself is asked. */
function weigh(): void {
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
  } else keepAsking();
  tell();
}

function keepAsking(): void {
  tries ??= keepTrying(async () => {
    await askSite().catch(() => undefined);
  });
}

function tell(): void {
  const now = connection();
  if (now === known) return;
  known = now;
  for (const watcher of watchers) watcher();
}
