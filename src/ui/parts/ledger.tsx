import type { ReactNode } from 'react';
import styles from './ledger.module.css';

/** A list in ruled rows: a strong rule above it, a hairline below each entry. */
export function Ledger({ className = '', children }: { className?: string; children: ReactNode }) {
  return <ul className={`${styles.ledger} ${className}`.trim()}>{children}</ul>;
}
