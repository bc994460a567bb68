import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { normalRoute } from '../core/page/page-address.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { goToAnchor } from './go-to-anchor.ts';
import { loadPage } from './page-store.ts';
import { overlayState, type HistoryEntry } from './use-overlay.ts';

/**
 * Makes every internal link navigate without loading a document, prefetches the page behind a link on hover,
 * focus or touch, and opens dialogs in place. So sections and rich text only need `<a href>`. Inside
 * `data-whole-page` a link to a dialog opens its page, like any other link.
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
        // If the browser created the history entry, it would have no key, and the router would restore
        // another entry's scroll position.
        void Promise.resolve(navigate(location.pathname + location.search + url.hash)).then(goToAnchor);
        return;
      }
      if (overlays.includes(target) && target !== route && !asksForPage(event.target)) {
        const open = () =>
          navigate(location.pathname + location.hash, {
            state: overlayState(target, url.search, route),
            preventScrollReset: true,
            // A second click before the dialog is open must not add a history entry.
            replace: Boolean((history.state as HistoryEntry | null)?.usr?.overlay),
          });
        focusPressed(event.target);
        // The dialog waits for its form anyway, so the browser can paint the pressed state first.
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

/** Focuses a clicked link, because Safari does not: the dialog later returns the focus to it. */
function focusPressed(node: EventTarget | null): void {
  if (node instanceof Element) node.closest('a')?.focus({ preventScroll: true });
}

/**
 * The address of the page behind the link around a node; undefined for files, other languages and other
 * websites.
 */
function pageBehind(node: EventTarget | null): URL | undefined {
  const link = node instanceof Element ? node.closest('a') : null;
  if (!link || !link.href || link.target || link.hreflang || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  // Addresses below /api belong to the server.
  const isFile = /\.[a-z0-9]+$|^\/api\//i.test(url.pathname);
  return url.origin === location.origin && !isFile ? url : undefined;
}
