import { useEffect } from 'react';
import type { ReactNode } from 'react';

/**
 * Reports when all its children are hydrated: then a held click is repeated. It wraps its children, because
 * as a sibling it would change the ids that React generates.
 */
export function AfterMount({ by, children }: { by: () => void; children: ReactNode }): ReactNode {
  useEffect(by);
  return children;
}
