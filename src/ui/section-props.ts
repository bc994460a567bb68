import type { ReactNode } from 'react';
import type { ResolvedSection } from '../core/content/resolved.ts';

/** The props of every section component: its data, and a function that renders nested sections. */
export interface SectionProps<Data> {
  data: Data;
  render: (sections: ResolvedSection[]) => ReactNode;
}
