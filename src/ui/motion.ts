import { useSyncExternalStore } from 'react';

const key = 'motion';
const listeners = new Set<() => void>();

/**
 * Whether automatic motion is allowed, and a function that changes that. One stored choice applies to the whole site;
 * for visitors who prefer reduced motion nothing moves, whatever was chosen.
 */
export function useMotion(): { moving: boolean; toggle: () => void } {
  const moving = useSyncExternalStore(subscribe, isMoving, () => true);
  return { moving, toggle };
}

function isMoving(): boolean {
  return document.documentElement.dataset.motion !== 'paused' && !reduced().matches;
}

function toggle(): void {
  const isPaused = document.documentElement.dataset.motion !== 'paused';
  if (isPaused) document.documentElement.dataset.motion = 'paused';
  else delete document.documentElement.dataset.motion;
  remember(isPaused);
  for (const listener of listeners) listener();
}

function remember(isPaused: boolean): void {
  try {
    if (isPaused) localStorage.setItem(key, 'paused');
    else localStorage.removeItem(key);
  } catch {
    // Some private windows refuse storage: the choice then applies to this page view only.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  reduced().addEventListener('change', listener);
  // Another tab has chosen; the script at the head of the page has updated the root already.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    reduced().removeEventListener('change', listener);
    removeEventListener('storage', listener);
  };
}

function reduced(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)');
}
