import type { WidgetProps } from '@rjsf/utils';
import styles from '../form.module.css';
import { describedByAttributes } from './described-by.ts';

interface ChoicesProps {
  /** The form library's properties of the question. */
  of: WidgetProps;
  /** Radio buttons for one choice, or checkboxes for several. */
  type: 'radio' | 'checkbox';
  chosen: readonly unknown[];
  onChoose: (choice: unknown, isChosen: boolean) => void;
}

/** All choices at once, in a group named by the question. */
export function Choices({ of, type, chosen, onChoose }: ChoicesProps) {
  const { id, htmlName, required, label, options } = of;
  return (
    <div
      id={id}
      tabIndex={-1}
      role={type === 'radio' ? 'radiogroup' : 'group'}
      aria-label={label}
      className={styles.choices}
      {...describedByAttributes(of)}
    >
      {(options.enumOptions ?? []).map((choice, index) => (
        <label key={String(choice.value)} className={styles.check}>
          <input
            id={`${id}-${index}`}
            name={htmlName}
            type={type}
            value={String(choice.value)}
            checked={chosen.includes(choice.value)}
            required={required && type === 'radio'}
            onChange={({ target }) => onChoose(choice.value, target.checked)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
