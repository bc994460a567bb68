import type { ComponentProps } from 'react';
import styles from './block.module.css';

/** A section among others of a page or a panel, with room above and below. */
export function Block({ className = '', ...section }: ComponentProps<'section'>) {
  return <section {...section} className={`wrap ${styles.block} ${className}`.trim()} />;
}
