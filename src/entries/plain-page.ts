import { prefetchInView } from '../app/prefetch-in-view.ts';
import { waitingForms } from '../forms/draft/draft-text.ts';
import { connection, watchConnection } from '../ui/parts/connection/connection.ts';
import { registerWorker, removeWorker } from '../shell/offline/register.ts';

/** After how many milliseconds a visitor has stayed: then what was read is kept for a time without connection. */
const stay = 10_000;

/**
 * What a page that stays plain does beside being read, once it is idle: it fetches the next pages where the browser knows
 * no speculation rules, has the page kept, and becomes hydrated where there is something to say or to send.
 * @param hydrate the way to hydrate the page
 */
export function attend(hydrate: () => Promise<void>): void {
  if (hasToSay() || waitingForms().length > 0) return void hydrate();
  watchConnection(() => {
    if (connection() !== 'online') void hydrate();
  });
  if (!HTMLScriptElement.supports?.('speculationrules')) prefetchInView(prefetchDocument);
  setTimeout(() => keep().catch(console.warn), hasStayed() ? 0 : stay);
}

/** Whether the hydrated page would ask a question, show a notice, or show a choice that the build could not know. */
function hasToSay(): boolean {
  const { asks, kept, motion } = document.documentElement.dataset;
  const isStill = motion === 'paused' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isShown = isStill && document.querySelector('[data-motion-toggle]') !== null;
  return asks !== undefined || kept !== undefined || connection() !== 'online' || isShown;
}

/** The browser's own prefetch, which needs no place in the document and disturbs nothing. */
function prefetchDocument({ href }: HTMLAnchorElement): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'prefetch', as: 'document', href });
  document.head.append(link);
}

async function keep(): Promise<void> {
  const { build = '', version = '', offline, hydrated } = document.documentElement.dataset;
  // A hydrated page does this itself.
  if (hydrated !== undefined) return;
  const tell = offline === undefined ? await removeWorker() : await registerWorker();
  tell?.({ route: location.pathname, build, version });
}

/** Whoever comes from another page of the site, or has its worker already. */
function hasStayed(): boolean {
  return document.referrer.startsWith(`${location.origin}/`) || !!navigator.serviceWorker?.controller;
}
