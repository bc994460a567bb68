import type { ComponentProps } from 'react';
import type { IconName } from '../../core/content/resolved.ts';
import { Icon } from '../icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'aria-label'> {
  icon: IconName;
  /** What the button does, for those who can't see its sign. */
  label: string;
  'data-remove'?: number;
}

/** A button that shows a sign alone. */
export function IconButton({ icon, label, className = '', ...button }: IconButtonProps) {
  return (
    <button {...button} type="button" className={`${styles.button} ${className}`.trim()} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
