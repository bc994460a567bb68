import { startTransition, useRef } from 'react';
import type { ArrayFieldTemplateProps, UiSchema } from '@rjsf/utils';
import { inSentence } from '../../core/form/errors/in-sentence.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from '../form.module.css';
import { PlainRows } from './plain-rows.tsx';
import { useMessages } from '../../ui/locale.ts';
import { useRowFocus } from './use-row-focus.ts';

/**
 * A list of entries, such as co-authors, with rows that visitors add and remove. A new row takes the focus;
 * after a removal, the nearest control does. Both are announced.
 */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { items, canAdd, onAddClick, title, schema, uiSchema, fieldPathId } = props;
  const t = useMessages();
  const list = useRef<HTMLDivElement>(null);
  const entry = entryName(props) ?? t('form.entry');
  const { announcement, watch } = useRowFocus(list, items.length, entry);
  const isNamedByGroup = uiSchema?.['ui:label'] === false;
  return (
    <div
      ref={list}
      id={fieldPathId.$id}
      role="group"
      aria-label={title}
      tabIndex={-1}
      className={styles.list}
      onClickCapture={watch}
    >
      {!isNamedByGroup && (
        <p className={styles.label} aria-hidden="true">
          {title}
          <span className={styles.optional}> {t('form.optional')}</span>
        </p>
      )}
      {items}
      <PlainRows
        schema={schema}
        ui={uiSchema?.items as Record<string, UiSchema> | undefined}
        id={fieldPathId.$id}
        path={fieldPathId.path}
        count={items.length}
        entry={entry}
      />
      {canAdd && (
        <p className={styles.hydratedOnly}>
          {/* A transition, because the form renders all of its questions for a new row. */}
          <button
            type="button"
            className="btn btn-small"
            data-add=""
            onClick={() => startTransition(() => onAddClick())}
          >
            <Icon name="plus" />
            {t('form.addEntry', { entry: inSentence(entry, t) })}
          </button>
        </p>
      )}
      <p className="hidden" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}

/** The name of one entry: the title of the list's items. */
function entryName({ schema }: Pick<ArrayFieldTemplateProps, 'schema'>): string | undefined {
  const { items } = schema;
  return typeof items === 'object' && !Array.isArray(items) ? items.title : undefined;
}
