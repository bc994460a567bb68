import type { LoadedForm } from './loaded-form.ts';
import { readSentNote } from './send/sent-note.ts';
import { receiptAddress } from './receipt/sent-sheet.ts';
import styles from './form-end.module.css';
import { useHydrated } from '../ui/use-hydrated.ts';

interface FormNoteProps {
  form: LoadedForm;
  isRestored: boolean;
  /** Whether nothing is under way or has just been sent. */
  isOpen: boolean;
  onClear: () => void;
}

/**
 * The line beside the button: what happens to the answers; that they were kept from an earlier visit; or the reference
 * of what was sent before.
 */
export function FormNote({ form: { definition }, isRestored, isOpen, onClear }: FormNoteProps) {
  const isHydrated = useHydrated();
  const sent = isHydrated && isOpen ? readSentNote(definition.id) : undefined;
  const optional =
    Object.keys(definition.schema.properties ?? {}).length > (definition.schema.required?.length ?? 0);
  return (
    <div className={styles.note} aria-live="polite">
      {isRestored ? (
        <p>
          We kept what you typed.{' '}
          <button type="button" className={styles.textButton} onClick={onClear}>
            Clear
          </button>
        </p>
      ) : (
        <p>
          {optional && 'Questions without “optional” need an answer. '}
          {definition.texts.note}
        </p>
      )}
      {sent && (
        <p className="num">
          Sent on {new Date(sent.at).toLocaleDateString('en-IN', { day: 'numeric', month: 'long' })}.
          Reference <a href={receiptAddress(definition.id, sent.reference)}>{sent.reference}</a>.
        </p>
      )}
    </div>
  );
}
