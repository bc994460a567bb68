import type { WidgetProps } from '@rjsf/utils';
import styles from '../form.module.css';
import { described } from './described-by.ts';

/** All choices at once: round ones where one may be chosen, square ones where several may. */
export function ChoicesWidget(props: WidgetProps) {
  const { id, htmlName, value, required, schema, label, options, onChange } = props;
  const several = schema.type === 'array';
  const chosen: unknown[] = Array.isArray(value) ? value : [value];
  const choose = (choice: unknown, isChosen: boolean) => {
    if (!several) return onChange(choice);
    const others = chosen.filter((each) => each !== choice && each !== undefined);
    onChange(isChosen ? [...others, choice] : others);
  };
  return (
    <div
      id={id}
      tabIndex={-1}
      role={several ? 'group' : 'radiogroup'}
      aria-label={label}
      className={styles.choices}
      {...described(props)}
    >
      {(options.enumOptions ?? []).map((choice, index) => (
        <label key={String(choice.value)} className={styles.check}>
          <input
            id={`${id}-${index}`}
            name={htmlName}
            type={several ? 'checkbox' : 'radio'}
            value={String(choice.value)}
            checked={chosen.includes(choice.value)}
            required={required && !several}
            onChange={({ target }) => choose(choice.value, target.checked)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
