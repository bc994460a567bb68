import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { normalRoute } from '../core/page/page-address.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { goToPlace } from './go-to-place.ts';
import { loadPage } from './page-store.ts';
import { overlayState, type HistoryEntry } from './use-overlay.ts';

/**
 * Makes every plain link inside the site navigate without loading a document, fetches the page behind a link on
 * hover, focus or touch, and opens dialogs in place. Sections and rich text need nothing but `<a href>`; within
 * `data-whole-page` a link leads to the page of a dialog, as any other does.
 * @param overlays routes whose dialog opens over the current page
 * @param route the current page's route
 */
export function useLinks(overlays: string[], route: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || withModifier(event)) return;
      const url = pageBehind(event.target);
      if (!url) return;
      const target = normalRoute(url.pathname);
      event.preventDefault();
      if (target === route && url.hash) {
        // Left to the browser, the entry would have no key of its own, and the router would restore another's scroll.
        void Promise.resolve(navigate(location.pathname + location.search + url.hash)).then(goToPlace);
        return;
      }
      if (overlays.includes(target) && target !== route && !asksForPage(event.target)) {
        const open = () =>
          navigate(location.pathname + location.hash, {
            state: overlayState(target, url.search, route),
            preventScrollReset: true,
            // A second press, before the dialog is there, asks for nothing new.
            replace: Boolean((history.state as HistoryEntry | null)?.usr?.overlay),
          });
        focusPressed(event.target);
        // The dialog waits for its form anyway: that the link was pressed is seen before the router goes to work.
        afterPaint(open);
      } else void navigate(url.pathname + url.search + url.hash);
    };
    const prepare = (event: Event) => {
      const url = pageBehind(event.target);
      if (url && normalRoute(url.pathname) !== route) loadPage(url.pathname).catch(() => undefined);
    };
    const hints = ['pointerover', 'focusin', 'touchstart'] as const;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', follow, { signal });
    for (const hint of hints) document.addEventListener(hint, prepare, { passive: true, signal });
    return () => listening.abort();
  }, [navigate, overlays, route]);
}

function withModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

function asksForPage(node: EventTarget | null): boolean {
  return node instanceof Element && node.closest('[data-whole-page]') !== null;
}

/** Gives the focus to a pressed link, which Safari does not: the dialog that it opens returns the focus to it. */
function focusPressed(node: EventTarget | null): void {
  if (node instanceof Element) node.closest('a')?.focus({ preventScroll: true });
}

/** The address of the page that a link around the given node leads to; nothing for files, other languages and other websites. */
function pageBehind(node: EventTarget | null): URL | undefined {
  const link = node instanceof Element ? node.closest('a') : null;
  if (!link || !link.href || link.target || link.hreflang || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const isFile = /\.[a-z0-9]+$/i.test(url.pathname);
  return url.origin === location.origin && !isFile ? url : undefined;
}
