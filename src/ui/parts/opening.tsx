import type { ReactNode } from 'react';
import type { ResolvedImage } from '../../core/content/resolved.ts';
import { Picture } from '../picture.tsx';
import './split.css';
import './edge.css';
import styles from './opening.module.css';

interface OpeningProps {
  image: ResolvedImage | undefined;
  sizes: string;
  className?: string | undefined;
  /** The heading, and the content next to it. */
  children: ReactNode;
}

/** A prominent page opening: a large heading, and a drawing on the line below. */
export function Opening({ image, sizes, className = '', children }: OpeningProps) {
  return (
    <div className={`edge ${styles.band}`}>
      <div className={`wrap split ${styles.opening} ${className}`.trim()}>
        <div className={styles.text}>{children}</div>
        {image && (
          <div className={styles.art}>
            <Picture image={image} sizes={sizes} isEager />
          </div>
        )}
      </div>
    </div>
  );
}
