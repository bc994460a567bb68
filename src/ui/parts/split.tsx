import type { ReactNode } from 'react';
import styles from './split.module.css';

interface SplitProps {
  title: string;
  /** What is said below the heading. */
  text?: string | undefined;
  className?: string | undefined;
  /** The wide column. */
  children: ReactNode;
}

/** A ruled block: the heading in the narrow column, what it is about in the wide one. */
export function Split({ title, text, className = '', children }: SplitProps) {
  return (
    <div className={`split ruled ${className}`.trim()}>
      <div className={styles.side}>
        <h2>{title}</h2>
        {text && <p className="soft">{text}</p>}
      </div>
      {children}
    </div>
  );
}
