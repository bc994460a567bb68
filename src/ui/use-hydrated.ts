import { useSyncExternalStore } from 'react';

/**
 * Whether React runs in a browser, after hydration.
 * @returns false in the build and in the first rendering of the browser, then true
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
