import { useSyncExternalStore } from 'react';

const key = 'motion';
const listeners = new Set<() => void>();

/**
 * Whether things may move by themselves, and a way to change that. One remembered choice holds for everything on
 * the site; for visitors who ask their system for less motion nothing moves, whatever was chosen.
 */
export function useMotion(): { moving: boolean; toggle: () => void } {
  const moving = useSyncExternalStore(subscribe, isMoving, () => true);
  return { moving, toggle };
}

function isMoving(): boolean {
  return document.documentElement.dataset.motion !== 'paused' && !reduced().matches;
}

function toggle(): void {
  const paused = document.documentElement.dataset.motion !== 'paused';
  if (paused) document.documentElement.dataset.motion = 'paused';
  else delete document.documentElement.dataset.motion;
  remember(paused);
  for (const listener of listeners) listener();
}

function remember(paused: boolean): void {
  try {
    if (paused) localStorage.setItem(key, 'paused');
    else localStorage.removeItem(key);
  } catch {
    // Storage is refused in some private windows: the choice then holds for this page view alone.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  reduced().addEventListener('change', listener);
  // Another tab has chosen; the script at the head of the page has set the root by then.
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
