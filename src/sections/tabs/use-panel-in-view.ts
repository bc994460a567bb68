import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps the open tab visible in the bar, and scrolls to a panel that was opened from elsewhere, for example
 * by a link at the end of another panel. Neither hydration nor a click on a tab (`chosenHere`) scrolls the
 * page.
 */
export function usePanelInView(root: RefObject<HTMLElement | null>, active: number, isHydrated: boolean) {
  const shown = useRef(-1);
  const byHand = useRef(-1);
  useEffect(() => {
    const bar = root.current?.firstElementChild;
    const tab = bar?.children[active];
    if (!(bar instanceof HTMLElement) || !(tab instanceof HTMLElement)) return;
    bar.scrollTo({ left: tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2 });
    const wasOpened = shown.current >= 0 && shown.current !== active && byHand.current !== active;
    shown.current = isHydrated ? active : -1;
    byHand.current = -1;
    if (wasOpened) bringIntoView(bar, tab);
  }, [root, active, isHydrated]);
  return {
    chosenHere: (index: number): void => {
      byHand.current = index;
    },
  };
}

function bringIntoView(bar: HTMLElement, tab: HTMLElement): void {
  if (document.activeElement?.closest('[hidden]')) tab.querySelector('a')?.focus({ preventScroll: true });
  const place = document.getElementById(location.hash.slice(1));
  if (place && place.closest('section') !== bar.closest('section')) place.scrollIntoView();
  else if (!isInViewport(bar)) bar.scrollIntoView();
}

function isInViewport(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
