import { useSyncExternalStore } from 'react';

/** Whether the connection came back since the page was shown. */
export function useConnection(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => false,
  );
}

function watch(changed: () => void): () => void {
  const changes = ['online', 'offline'] as const;
  for (const change of changes) addEventListener(change, changed);
  return () => {
    for (const change of changes) removeEventListener(change, changed);
  };
}
