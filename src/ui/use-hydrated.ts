import { useSyncExternalStore } from 'react';

/** Whether React runs this in a browser, after the markup of the build was taken over: first no, then yes. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
