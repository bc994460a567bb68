import { useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import type { ResolvedPage } from '../core/content/resolved-page.ts';

/**
 * Handles each new page: sets the title in the tab and the announcer, the description, and the focus on the
 * main heading, so that a screen reader continues there. The first page is excepted.
 */
export function useArrival(page: ResolvedPage, location: Location): void {
  const shown = useRef(page.route);
  useEffect(() => {
    if (shown.current === page.route) return;
    shown.current = page.route;
    document.title = page.title;
    setContent('meta[name="description"]', page.description);
    announce(page.title);
    if (!location.hash) focusHeading();
  }, [page, location.hash]);
}

function setContent(selector: string, content: string): void {
  document.querySelector(selector)?.setAttribute('content', content);
}

function announce(title: string): void {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = title;
}

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
