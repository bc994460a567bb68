import type { ReactNode } from 'react';
import type { ResolvedSection } from '../core/content/resolved.ts';

/** What every section component receives: its own data, and a way to draw sections that are inside it. */
export interface SectionProps<Data> {
  data: Data;
  render: (sections: ResolvedSection[]) => ReactNode;
}
