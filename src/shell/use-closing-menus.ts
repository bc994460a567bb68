import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Closes the menus of the header when the page changes, when a click lands outside, when the focus leaves, and on
 * Escape (which gives the focus back to the button that opened the menu).
 * @param route the page that is shown
 * @returns the ref for the element that holds the menus
 */
export function useClosingMenus(route: string): RefObject<HTMLElement | null> {
  const holder = useRef<HTMLElement>(null);
  const shown = useRef(route);
  useEffect(() => {
    // Not for the page that just hydrated: the press that hydrated it may have opened a menu.
    if (shown.current !== route) close(holder.current, null);
    shown.current = route;
  }, [route]);
  useEffect(() => {
    const outside = (event: Event) => {
      const target = event.target instanceof Node ? event.target : null;
      const followed = event.type === 'click' && target instanceof Element && target.closest('a');
      close(holder.current, followed ? null : target);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = innermostOpen(holder.current);
      if (!open) return;
      open.open = false;
      open.querySelector('summary')?.focus();
    };
    document.addEventListener('click', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('click', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, []);
  return holder;
}

/** Closes every open menu that does not hold the given node. */
function close(holder: HTMLElement | null, except: Node | null): void {
  for (const menu of openMenus(holder)) if (!except || !menu.contains(except)) menu.open = false;
}

function innermostOpen(holder: HTMLElement | null): HTMLDetailsElement | undefined {
  return openMenus(holder).at(-1);
}

function openMenus(holder: HTMLElement | null): HTMLDetailsElement[] {
  return [...(holder?.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]') ?? [])];
}
