import type { ReactNode } from 'react';
import styles from './plates.module.css';

/**
 * A ruled grid of cells with crop marks where the rules cross; some cells are plates, by their position, so that any
 * number of them keeps a rhythm. The class name says how many stand in a row.
 */
export function Plates({
  className = '',
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <ul className={`${styles.plates} ${className}`.trim()}>{children}</ul>;
}
