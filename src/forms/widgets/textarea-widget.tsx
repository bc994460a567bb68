import type { WidgetProps } from '@rjsf/utils';
import styles from '../form.module.css';
import { described } from './described-by.ts';

/** Several lines of text. */
export function TextareaWidget(props: WidgetProps) {
  const { id, htmlName, value, required, schema, options, onChange, placeholder } = props;
  return (
    <textarea
      id={id}
      name={htmlName}
      className={styles.input}
      rows={typeof options.rows === 'number' ? options.rows : 5}
      value={typeof value === 'string' ? value : ''}
      required={required}
      maxLength={schema.maxLength}
      placeholder={placeholder || undefined}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      {...described(props)}
    />
  );
}
