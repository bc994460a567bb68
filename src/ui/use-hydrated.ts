import { useSyncExternalStore } from 'react';

/** Whether React runs in a browser after hydration: first false, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
