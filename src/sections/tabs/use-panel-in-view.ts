import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps the open tab in sight within the bar, and brings a panel into view that was opened from elsewhere, such as
 * by a link at the end of another panel. Choosing a tab by hand never moves the page: call `chosenHere` then.
 */
export function usePanelInView(
  root: RefObject<HTMLElement | null>,
  active: number,
): { chosenHere: (index: number) => void } {
  const previous = useRef(active);
  const byHand = useRef(-1);
  useEffect(() => {
    const bar = root.current?.firstElementChild;
    const tab = bar?.children[active];
    if (!(bar instanceof HTMLElement) || !(tab instanceof HTMLElement)) return;
    bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
    const opened = previous.current !== active && byHand.current !== active;
    previous.current = active;
    byHand.current = -1;
    if (!opened) return;
    const place = document.getElementById(location.hash.slice(1));
    if (place && place.closest('section') !== bar.closest('section')) place.scrollIntoView();
    else if (!inViewport(bar)) bar.scrollIntoView();
  }, [root, active]);
  return {
    chosenHere: (index) => {
      byHand.current = index;
    },
  };
}

function inViewport(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
