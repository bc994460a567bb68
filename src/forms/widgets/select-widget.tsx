import type { WidgetProps } from '@rjsf/utils';
import { Icon } from '../../ui/icon.tsx';
import styles from '../form.module.css';
import { useMessages } from '../../ui/locale.ts';
import { describedByAttributes } from './described-by.ts';

/**
 * One of several choices. Without a default, the first choice is empty and contains an instruction; for a
 * required question it is not accepted.
 */
export function SelectWidget(props: WidgetProps) {
  const { id, htmlName, value, required, schema, options, onChange, placeholder } = props;
  const t = useMessages();
  const choices = options.enumOptions ?? [];
  const chosen = choices.findIndex((choice) => choice.value === value);
  return (
    <span className={styles.select}>
      <select
        id={id}
        name={htmlName}
        className={styles.input}
        value={chosen < 0 ? '' : String(value)}
        required={required}
        onChange={({ target }) =>
          onChange(choices.find((choice) => String(choice.value) === target.value)?.value)
        }
        {...describedByAttributes(props)}
      >
        {schema.default === undefined && <option value="">{placeholder || t('formSelect.choose')}</option>}
        {choices.map((choice) => (
          <option key={String(choice.value)} value={String(choice.value)}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </span>
  );
}
