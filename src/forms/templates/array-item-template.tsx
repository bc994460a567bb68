import { startTransition } from 'react';
import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { inSentence } from '../../core/form/errors/in-sentence.ts';
import { Icon } from '../../ui/icon.tsx';
import { useMessages } from '../../ui/locale.ts';
import '../../ui/parts/icon-button.css';
import styles from '../form.module.css';

/** One entry of a list: its questions side by side, and the button that removes it. */
export function ArrayFieldItemTemplate({
  children,
  index,
  schema,
  buttonsProps,
}: ArrayFieldItemTemplateProps) {
  const t = useMessages();
  const entry = schema.title ?? t('form.entry');
  const number = index + 1;
  return (
    <div className={styles.row} role="group" aria-label={t('form.entryName', { entry, number })} data-row="">
      {children}
      {buttonsProps.hasRemove && (
        <button
          type="button"
          className={`icon-button ${styles.remove} ${styles.hydratedOnly}`}
          data-remove={index}
          aria-label={t('form.removeEntry', { entry: inSentence(entry, t), number })}
          onClick={() => startTransition(() => buttonsProps.onRemoveItem())}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
