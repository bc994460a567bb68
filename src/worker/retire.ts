import { isOurs, isStale } from '../core/offline/storage.ts';
import { thisBuild } from './this-build.ts';

declare const self: ServiceWorkerGlobalScope;

let hasAsked = false;
let isRetired = false;

/** Whether the worker is on its way out: it keeps nothing any more. */
export function hasRetired(): boolean {
  return isRetired;
}

/**
 * Takes the worker away, with all that it keeps, once the site has none any more: no browser does that by itself.
 * Asked when a document is of another build than the worker, and once in each life of the worker.
 * @param build of the document that has come; none if it is no page of ours
 */
export async function retireIfGone(build: string | undefined): Promise<void> {
  if (hasAsked && build === thisBuild.build) return;
  hasAsked = true;
  const answer = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.status !== 404 && answer?.status !== 410) return;
  isRetired = true;
  await self.registration.unregister();
  await drop(isOurs);
}

/** Drops what earlier workers have left. */
export async function dropStale(): Promise<void> {
  await drop((name) => isStale(name, thisBuild.build));
}

async function drop(isUnwanted: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isUnwanted).map((name) => caches.delete(name)));
}
