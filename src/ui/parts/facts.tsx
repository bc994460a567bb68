import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Facts as ruled rows of term and value. */
export function Facts({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <dl className={`num ${styles.facts} ${className}`.trim()}>{children}</dl>;
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
