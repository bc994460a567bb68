import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import type { FormError } from '../core/form/errors/form-errors.ts';
import { errorTarget } from './answers/error-schema.ts';
import { useMessages } from '../ui/locale.ts';
import styles from './form-end.module.css';

interface ErrorSummaryProps {
  errors: FormError[];
  place: string;
  /** The number of attempts: the summary takes the focus again after each. */
  attempt: number;
}

/** The errors above the form, each linked to its field. It takes the focus when it appears. */
export function ErrorSummary({ errors, place, attempt }: ErrorSummaryProps) {
  const t = useMessages();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), [attempt]);
  const focusField = (event: MouseEvent, id: string) => {
    const field = document.getElementById(id);
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div
      ref={element}
      className={styles.summary}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- no script could focus it in the server's answer
      autoFocus
      role="alert"
      aria-labelledby={`${place}-errors`}
    >
      <h2 id={`${place}-errors`}>{t('form.errors', { count: errors.length })}</h2>
      <ul>
        {errors.map((error) => {
          const id = errorTarget(place, error);
          if (!error.path) return <li key={id}>{error.message}</li>;
          return (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
                {error.message}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
