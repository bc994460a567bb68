import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** The anchor in the page's address; null before hydration. */
export function useHash(): string | null {
  return useSyncExternalStore(subscribe, readHash, () => null);
}

/**
 * Writes the anchor into the address without scrolling, or removes it if empty. The router's state of the
 * history entry stays.
 */
export function setHash(id: string, how: 'push' | 'replace'): void {
  if (readHash() === id) return;
  const address = id ? `#${id}` : location.pathname + location.search;
  if (how === 'push') history.pushState(history.state, '', address);
  else history.replaceState(history.state, '', address);
  for (const listener of listeners) listener();
}

function readHash(): string {
  return location.hash.slice(1);
}

function subscribe(listener: () => void): () => void {
  // After a click the router changes the address without an event, so this checks after the click.
  const afterClick = (): void => void setTimeout(listener);
  listeners.add(listener);
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  document.addEventListener('click', afterClick);
  return () => {
    listeners.delete(listener);
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
    document.removeEventListener('click', afterClick);
  };
}
