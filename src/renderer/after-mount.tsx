import { useEffect } from 'react';
import type { ReactNode } from 'react';

/**
 * Reports when all its children are hydrated: a held click is repeated then. It wraps its children; as a sibling it
 * would change React's generated ids.
 */
export function AfterMount({ by, children }: { by: () => void; children: ReactNode }): ReactNode {
  useEffect(by);
  return children;
}
