import { optionsList } from '@rjsf/utils';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { fieldName } from '../../core/form/form-path.ts';
import { Icon } from '../../ui/icon.tsx';
import { useMessages } from '../../ui/locale.ts';
import styles from '../form.module.css';
import { lineInput } from '../widgets/line-input.ts';

interface PlainRowsProps {
  schema: RJSFSchema;
  /** The `ui` of a row's questions, by name. */
  ui: Readonly<Record<string, UiSchema>> | undefined;
  id: string;
  path: (string | number)[];
  /** The number of rendered rows. */
  count: number;
  entry: string;
}

/** The number of empty rows, enough for most visitors. */
const EMPTY_ROWS = 3;

/**
 * Empty rows, prerendered because visitors can't add rows without scripts. Rows that stay empty are not
 * stored.
 */
export function PlainRows({ schema, ui, id, path, count, entry }: PlainRowsProps) {
  const t = useMessages();
  const items = schema.items as RJSFSchema | undefined;
  const questions = Object.entries((items?.properties ?? {}) as Record<string, RJSFSchema>);
  const usualRows = Math.max(EMPTY_ROWS, (schema.minItems ?? 0) - count);
  const rowsToAdd = Math.max(0, Math.min(usualRows, (schema.maxItems ?? usualRows) - count));
  return (
    <noscript>
      {Array.from({ length: rowsToAdd }, (_, row) => (
        <div
          key={row}
          className={styles.row}
          role="group"
          aria-label={t('form.entryName', { entry, number: count + row + 1 })}
        >
          {questions.map(([name, question]) => (
            <div key={name} className={styles.field}>
              <label htmlFor={`${id}_${count + row}_${name}`}>{question.title}</label>
              <PlainAnswer
                question={question}
                ui={ui?.[name]}
                id={`${id}_${count + row}_${name}`}
                name={fieldName([...path, count + row, name])}
              />
            </div>
          ))}
        </div>
      ))}
    </noscript>
  );
}

interface PlainAnswerProps {
  question: RJSFSchema;
  ui: UiSchema | undefined;
  id: string;
  name: string;
}

function PlainAnswer({ question, ui, id, name }: PlainAnswerProps) {
  const t = useMessages();
  const choices = optionsList(question, ui);
  if (!choices) return <input id={id} name={name} className={styles.input} {...lineInput(question)} />;
  return (
    <span className={styles.select}>
      <select id={id} name={name} className={styles.input}>
        <option value="">{t('formSelect.choose')}</option>
        {choices.map(({ value, label }) => (
          <option key={String(value)} value={String(value)}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </span>
  );
}
