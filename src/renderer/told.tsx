import { useEffect } from 'react';
import type { ReactNode } from 'react';

/**
 * Tells when all that it holds is there and acts: a link that was pressed before is pressed once more then. It stands
 * around what it holds; beside it, it would change the ids that React gives.
 */
export function Told({ by, children }: { by: () => void; children: ReactNode }): ReactNode {
  useEffect(by);
  return children;
}
