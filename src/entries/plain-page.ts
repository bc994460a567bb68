import { prefetchInView } from '../app/prefetch-in-view.ts';
import { waitingForms } from '../forms/draft/draft-text.ts';
import { connection, watchConnection } from '../ui/parts/connection/connection.ts';
import { registerWorker, removeWorker } from '../shell/offline/register.ts';

/** The time on a page, in milliseconds, after which it is cached for offline reading. */
const cacheDelay = 10_000;

/**
 * Starts the tasks of a page that is not hydrated, when the browser is idle: prefetches pages if the browser has no
 * speculation rules, lets the service worker cache the page, and hydrates the page if it has something to announce
 * or send.
 * @param hydrate hydrates the page
 */
export function startPlainTasks(hydrate: () => Promise<void>): void {
  if (needsHydration() || waitingForms().length > 0) return void hydrate();
  watchConnection(() => {
    if (connection() !== 'online') void hydrate();
  });
  if (!HTMLScriptElement.supports?.('speculationrules'))
    prefetchInView((link) => void prefetchDocument(link));
  setTimeout(() => cachePage().catch(console.warn), hasStayed() ? 0 : cacheDelay);
}

/**
 * Whether the hydrated page would ask a question, show a notice, or show a state that the build could not
 * know.
 */
function needsHydration(): boolean {
  const { asks, kept, motion } = document.documentElement.dataset;
  const isStill = motion === 'paused' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isShown = isStill && document.querySelector('[data-motion-toggle]') !== null;
  return asks !== undefined || kept !== undefined || connection() !== 'online' || isShown;
}

/**
 * Prefetches a page into the browser's cache, so that following the link only revalidates it. `<link
 * rel=prefetch>` is no alternative: the content policy blocks it in Firefox, and Safari does not support it.
 */
async function prefetchDocument({ href }: HTMLAnchorElement): Promise<void> {
  try {
    const answer = await fetch(href, { priority: 'low' });
    await answer.blob();
  } catch {
    // Errors are ignored: following the link shows them.
  }
}

async function cachePage(): Promise<void> {
  const { build = '', version = '', offline, hydrated } = document.documentElement.dataset;
  // A hydrated page reports its visit itself.
  if (hydrated !== undefined) return;
  const report = offline === undefined ? await removeWorker() : await registerWorker();
  report?.({ route: location.pathname, build, version });
}

/** Whether the visitor comes from another page of the site, or already has its service worker. */
function hasStayed(): boolean {
  return document.referrer.startsWith(`${location.origin}/`) || !!navigator.serviceWorker?.controller;
}
