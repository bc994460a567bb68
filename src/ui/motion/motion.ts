import { useSyncExternalStore } from 'react';

const key = 'motion';
const listeners = new Set<() => void>();

/**
 * Whether automatic motion is allowed, and a function that toggles it. The choice is stored for the whole
 * site; for visitors who prefer reduced motion, nothing moves, whatever they have chosen.
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
  storeChoice(isPaused);
  for (const listener of listeners) listener();
}

function storeChoice(isPaused: boolean): void {
  try {
    if (isPaused) localStorage.setItem(key, 'paused');
    else localStorage.removeItem(key);
  } catch {
    // Some private windows have no storage: then the choice applies to this page view only.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  reduced().addEventListener('change', listener);
  // The visitor has chosen in another tab; the script at the head of the page has already updated the root.
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
