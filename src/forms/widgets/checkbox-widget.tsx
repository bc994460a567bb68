import type { WidgetProps } from '@rjsf/utils';
import styles from '../form.module.css';
import { describedByAttributes } from './described-by.ts';

/** A checkbox with its label. */
export function CheckboxWidget(props: WidgetProps) {
  const { id, htmlName, value, required, schema, label, onChange } = props;
  return (
    <label htmlFor={id} className={styles.check}>
      <input
        id={id}
        name={htmlName}
        type="checkbox"
        value="true"
        checked={value === true}
        required={required && schema.const === true}
        onChange={({ target }) => onChange(target.checked)}
        {...describedByAttributes(props)}
      />
      <span>{label}</span>
    </label>
  );
}
