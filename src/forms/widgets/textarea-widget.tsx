import type { FocusEvent } from 'react';
import type { WidgetProps } from '@rjsf/utils';
import styles from '../form.module.css';
import { describedByAttributes } from './described-by.ts';
import { useTyped } from './use-typed.ts';

/** Several lines of text. */
export function TextareaWidget(props: WidgetProps) {
  const { id, htmlName, required, schema, options, placeholder } = props;
  const typed = useTyped(props);
  return (
    <textarea
      id={id}
      name={htmlName}
      className={styles.input}
      rows={typeof options.rows === 'number' ? options.rows : 5}
      {...typed}
      onFocus={moveCursorToEnd}
      required={required}
      maxLength={schema.maxLength}
      placeholder={placeholder || undefined}
      {...describedByAttributes(props)}
    />
  );
}

/** Puts the cursor at the end of a prefilled beginning; browsers would put it at the start. */
function moveCursorToEnd({
  currentTarget: { selectionEnd, value },
  currentTarget,
}: FocusEvent<HTMLTextAreaElement>): void {
  if (selectionEnd === 0) currentTarget.setSelectionRange(value.length, value.length);
}
