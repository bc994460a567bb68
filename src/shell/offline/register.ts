import { workerPolicy } from '../../core/page/headers.ts';
import { isSiteCache } from '../../core/offline/storage.ts';
import type { VisitedMessage } from '../../core/offline/storage.ts';

type Report = (visited: Omit<VisitedMessage['visited'], 'assets'>) => void;

const address = '/sw.js';

/**
 * Registers the service worker, except for visitors who save data, because it fetches more than they have
 * requested.
 * @returns a function that reports visits to the service worker; undefined without one
 */
export async function registerWorker(): Promise<Report | undefined> {
  if (!('serviceWorker' in navigator) || savesData()) return undefined;
  try {
    await loaded();
    // A service worker that is being removed may be unregistered and still control this page: registering
    // would revive it.
    const { serviceWorker } = navigator;
    const registered = serviceWorker.controller ?? (await serviceWorker.getRegistration());
    if (registered && (await isGone())) return await removeWorker();
    await serviceWorker.register(trusted(address), { updateViaCache: 'none' });
    const { active } = await serviceWorker.ready;
    let assets = performance.getEntriesByType('resource').map(({ name }) => name);
    return (visited) => {
      const message: VisitedMessage = { visited: { ...visited, assets } };
      active?.postMessage(message);
      // From now on the service worker itself sees all requests.
      assets = [];
    };
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** Removes the service worker of an earlier build and its caches, if the site has none any more. */
export async function removeWorker(): Promise<undefined> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await caches.keys()).filter(isSiteCache);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Whether the site has no service worker any more; false if the site does not answer. */
async function isGone(): Promise<boolean> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.status === 404 || answer?.status === 410;
}

/**
 * The script address as a trusted value: the site's policy requires Trusted Types for script addresses, and
 * this policy allows a single address.
 */
function trusted(url: string): string {
  // Created once, because the content policy allows only one policy of this name.
  policy ??= window.trustedTypes?.createPolicy(workerPolicy, {
    createScriptURL: (given) => {
      if (given !== address) throw new TypeError(`${given} is not the worker of this site.`);
      return given;
    },
  });
  return (policy?.createScriptURL(url) as string | undefined) ?? url;
}

let policy: { createScriptURL(url: string): unknown } | undefined;

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function loaded(): Promise<unknown> | undefined {
  if (document.readyState === 'complete') return undefined;
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}
