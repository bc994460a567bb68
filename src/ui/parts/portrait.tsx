import type { ComponentProps } from 'react';
import { Picture } from '../picture.tsx';
import styles from './portrait.module.css';

/** A portrait that fills its place; the class name says the shape of that place. */
export function Portrait({ className = '', ...picture }: ComponentProps<typeof Picture>) {
  return (
    <div className={`plate ${styles.portrait} ${className}`.trim()}>
      <Picture {...picture} />
    </div>
  );
}
