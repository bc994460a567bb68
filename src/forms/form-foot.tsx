import { createContext, useContext } from 'react';
import type { LoadedForm } from './loaded-form.ts';
import { FormNote } from './form-note.tsx';
import { FormStatus } from './form-status.tsx';
import styles from './form-end.module.css';
import type { AnswersState } from './answers/use-answers.ts';
import { useMessages } from '../ui/locale.ts';
import type { useSending } from './send/use-sending.ts';

interface FormFootState {
  form: LoadedForm;
  place: string;
  answers: AnswersState;
  sending: ReturnType<typeof useSending>;
  /** The server's message about the whole form. */
  message?: string | undefined;
}

/**
 * The end of a form: its result, the button, and a note about the answers. It uses a context instead of
 * props: if the children of the library's form change, it resets the answers, and the last typed letters are lost.
 */
export function FormFoot() {
  const state = useContext(FormFootContext);
  return state && <Foot {...state} />;
}

/** The state of sending, for the foot of the form: rjsf renders it inside the form. */
export const FormFootContext = createContext<FormFootState | undefined>(undefined);

function Foot({ form, place, answers, sending, message }: FormFootState) {
  const t = useMessages();
  const isSending = sending.step.name === 'sending';
  const isOpen = sending.step.name === 'open';
  const { texts } = form.definition;
  return (
    <>
      <input type="hidden" name="_version" value={form.version} />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${place}-website`}>{t('form.leaveEmpty')}</label>
        <input id={`${place}-website`} name="_website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <FormStatus form={form} step={sending.step} message={message} onStay={sending.stay} />
      <div className={styles.submit} data-stored-copy={t('form.storedCopy')}>
        <button
          type="submit"
          className="btn btn-lit caps"
          data-busy={isSending || undefined}
          aria-disabled={isSending || undefined}
        >
          {isSending ? t('form.sending') : texts.submit}
        </button>
        <FormNote
          form={form}
          isRestored={answers.isRestored && isOpen}
          isOpen={isOpen}
          onClear={answers.clear}
        />
      </div>
    </>
  );
}
