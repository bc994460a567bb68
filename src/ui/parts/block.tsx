import type { ReactNode } from 'react';
import styles from './block.module.css';

interface BlockProps {
  id: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A section among others of a page or a panel, with room above and below. */
export function Block({ id, className = '', children }: BlockProps) {
  return (
    <section id={id} className={`wrap ${styles.block} ${className}`.trim()}>
      {children}
    </section>
  );
}
