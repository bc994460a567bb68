import { isSiteCache, isStale } from '../core/offline/storage.ts';
import { thisBuild } from './this-build.ts';

declare const self: ServiceWorkerGlobalScope;

let hasAsked = false;
let isRetired = false;

/** Whether the service worker is being removed: then it caches nothing any more. */
export function hasRetired(): boolean {
  return isRetired;
}

/**
 * Removes the service worker with its caches if the site no longer has one: browsers do not do that themselves.
 * It checks when a document is of another build than the service worker, and once in each lifetime of the
 * worker.
 * @param build build of the received document; undefined if it is not a page of the site
 */
export async function retireIfGone(build: string | undefined): Promise<void> {
  if (hasAsked && build === thisBuild.build) return;
  hasAsked = true;
  const answer = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.status !== 404 && answer?.status !== 410) return;
  isRetired = true;
  await self.registration.unregister();
  await drop(isSiteCache);
}

/** Removes the caches of earlier service workers. */
export async function removeStaleCaches(): Promise<void> {
  await drop((name) => isStale(name, thisBuild.build));
}

async function drop(isUnwanted: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isUnwanted).map((name) => caches.delete(name)));
}
