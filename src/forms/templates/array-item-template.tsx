import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { Icon } from '../../ui/icon.tsx';
import '../../ui/parts/icon-button.css';
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
        <button
          type="button"
          className={`icon-button ${styles.remove} ${styles.hydratedOnly}`}
          aria-label={`Remove ${name.toLowerCase()}`}
          data-remove={index}
          onClick={buttonsProps.onRemoveItem}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
