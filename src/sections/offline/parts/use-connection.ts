import { useSyncExternalStore } from 'react';
import { connection, watchConnection } from '../../../ui/parts/connection/connection.ts';

/** Whether the site has become reachable since the page was shown. */
export function useConnection(): boolean {
  return useSyncExternalStore(
    watchConnection,
    () => connection() === 'online',
    () => false,
  );
}
