import { useId } from 'react';
import type { ResolvedForm } from '../core/resolved.ts';
import { Action } from './action.tsx';
import styles from './form-preview.module.css';

interface FormPreviewProps {
  form: ResolvedForm;
  /** The words on the button that opens the visitor's mail program. */
  label?: string | undefined;
  /** False where an e-mail can't stand in for the form, such as a sign-up with a password. */
  mail?: boolean;
}

/**
 * Stands where a form will stand: says that it opens soon, offers an e-mail that holds the form's questions, and
 * lists them, so that nobody has to guess what to write.
 */
export function FormPreview({ form, label = 'Write to us by e-mail', mail = true }: FormPreviewProps) {
  const listName = useId();
  return (
    <div className={styles.preview}>
      {form.intro && <p className={styles.intro}>{form.intro}</p>}
      <div className={styles.send}>
        {mail && <Action link={{ label, to: form.mailto }} look="lit" icon="mail" />}
        <p className="small soft">{mail ? byMail : unopened}</p>
      </div>
      <div>
        <p id={listName} className={styles.name}>
          {mail ? 'What to tell us' : 'What the form will ask'}
        </p>
        <ul className={styles.questions} aria-labelledby={listName}>
          {form.questions.map((question) => (
            <li key={question.label}>
              <span>{question.label}</span>
              {question.required ? <b>required</b> : <i>optional</i>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const byMail =
  'The form itself opens soon. Until then, an e-mail reaches the same people: it starts with the questions below.';
const unopened = 'The form itself opens soon. Nothing is sent or stored from this page until it does.';
