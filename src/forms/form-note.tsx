import { useContext } from 'react';
import { allQuestions, requiredQuestions } from '../core/form/questions/asked-questions.ts';
import type { LoadedForm } from './loaded-form.ts';
import { FormHostContext } from './place/form-host.ts';
import { readSentNote } from './send/sent-note.ts';
import { receiptAddress } from './receipt/sent-sheet.ts';
import styles from './form-end.module.css';
import { useMessages } from '../ui/locale.ts';
import { linkTo, Message, joinTexts } from '../ui/message.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

interface FormNoteProps {
  form: LoadedForm;
  isRestored: boolean;
  /** Whether the form can be sent: it is neither being sent nor just sent. */
  isOpen: boolean;
  onClear: () => void;
}

/**
 * The note next to the button: how the answers are used; that they are from an earlier visit; or the
 * reference of the last submission.
 */
export function FormNote({ form: { definition }, isRestored, isOpen, onClear }: FormNoteProps) {
  const t = useMessages();
  const receiptRoute = useContext(FormHostContext).site?.receiptRoute;
  const isHydrated = useHydrated();
  const sentNote = isHydrated && isOpen ? readSentNote(definition.id) : undefined;
  const hasOptional =
    Object.keys(allQuestions(definition.schema)).length > requiredQuestions(definition.schema).length;
  return (
    <div className={styles.note} aria-live="polite">
      {isRestored ? (
        <p>
          {t('form.restored')}{' '}
          <button type="button" className={styles.textButton} onClick={onClear}>
            {t('form.clear')}
          </button>
        </p>
      ) : (
        <p>
          {hasOptional && `${t('form.optionalNote')} `}
          {definition.texts.note}
        </p>
      )}
      {sentNote && (
        <p className="num">
          <Message
            of="form.sentOn"
            values={{
              at: new Date(sentNote.at),
              reference: sentNote.reference,
              link: receiptRoute
                ? linkTo(receiptAddress(receiptRoute, definition.id, sentNote.reference))
                : joinTexts,
            }}
          />
        </p>
      )}
    </div>
  );
}
