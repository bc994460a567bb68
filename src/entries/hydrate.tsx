import '../ui/styles.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { ResolvedSite } from '../core/content/resolved-page.ts';
import { fetchJson, cachePageData } from '../app/page-store.ts';
import { createSiteRouter } from '../app/router.tsx';
import { loadCode } from '../app/load-code.ts';
import type { PageData } from '../core/content/resolved-page.ts';
import { registerPrerendered } from '../renderer/prerendered.ts';
import { AfterMount } from '../renderer/after-mount.tsx';

/**
 * Hydrates the page with the React application. It fetches the page's data file; if the data do not match the
 * HTML (the site has changed meanwhile), the page is not hydrated, and the next link loads the new site.
 * @throws Error if a file can't be fetched: the caller may retry
 */
export async function hydrate(): Promise<void> {
  const { page: pageAddress, site: siteAddress, version, build } = document.documentElement.dataset;
  const root = document.getElementById('root');
  if (!pageAddress || !siteAddress || !build || !root) throw new Error('The document names no data.');
  const [data, site] = await Promise.all([
    fetchJson<PageData>(pageAddress),
    fetchJson<ResolvedSite>(siteAddress),
  ]);
  if (data.version !== version || data.build !== build)
    return console.warn('The site has changed: this page stays as it is.');
  await loadCode(data.page);
  cachePageData(data);
  // Before React adds its listeners.
  for (const type of presses) root.addEventListener(type, leaveToBrowser, true);
  const router = createSiteRouter({ site, data });
  const sections = registerPrerendered(data.page.sections);
  // As a transition, React works in slices, so that the browser can paint and respond in between.
  await new Promise<void>((resolve) =>
    startTransition(() => {
      hydrateRoot(
        root,
        <AfterMount by={resolve}>
          <RouterProvider router={router} />
        </AfterMount>,
        { onRecoverableError: console.error },
      );
    }),
  );
  await sections;
  for (const type of presses) root.removeEventListener(type, leaveToBrowser, true);
  document.documentElement.dataset.hydrated = '';
  void import('../app/start-background-tasks.ts')
    .then((offline) => offline.startBackgroundTasks(router, site))
    .catch(console.warn);
}

/**
 * Leaves a press on a link within the page or on a disclosure to the browser: React would hydrate its section at once,
 * in one long task.
 */
function leaveToBrowser(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element) || target.closest('[data-hydrated]')) return;
  if (!target.closest('a[href^="#"],summary')) return;
  event.stopImmediatePropagation();
  if (type !== 'click') return;
  // Hides the new anchor from the router too.
  const stop = (change: Event) => change.stopImmediatePropagation();
  addEventListener('popstate', stop, true);
  setTimeout(() => removeEventListener('popstate', stop, true), 100);
}

/** The events at which React hydrates the section of their target. */
const presses = [
  'click',
  'focusin',
  'keydown',
  'keyup',
  'mousedown',
  'mouseover',
  'mouseup',
  'pointerdown',
  'pointerover',
  'pointerup',
  'touchend',
  'touchstart',
];
