import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { IconButton } from '../../ui/parts/icon-button.tsx';
import styles from '../form.module.css';

/** One entry of a list: its questions side by side, and the button that removes it. */
export function ArrayFieldItemTemplate({
  children,
  index,
  schema,
  buttonsProps,
}: ArrayFieldItemTemplateProps) {
  const name = `${schema.title ?? 'Entry'} ${index + 1}`;
  return (
    <div className={styles.row} role="group" aria-label={name} data-row="">
      {children}
      {buttonsProps.hasRemove && (
        <IconButton
          icon="close"
          label={`Remove ${name.toLowerCase()}`}
          className={`${styles.remove} ${styles.hydratedOnly}`}
          data-remove={index}
          onClick={buttonsProps.onRemoveItem}
        />
      )}
    </div>
  );
}
