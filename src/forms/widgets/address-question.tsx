import { useRef } from 'react';
import { suggestAddress } from '../../core/form/answers/suggest-address.ts';
import { useMessages } from '../../ui/locale.ts';
import styles from '../form.module.css';

interface AddressQuestionProps {
  /** The address so far; undefined while it is being typed. */
  address: string | undefined;
  /** Accepts the suggested address. */
  onTake: (meant: string) => void;
}

/** Asks below an e-mail address whether the visitor meant another one; one click corrects it. */
export function AddressQuestion({ address, onTake }: AddressQuestionProps) {
  const t = useMessages();
  const place = useRef<HTMLSpanElement>(null);
  const meant = address && suggestAddress(address);
  const take = (suggestedAddress: string) => {
    onTake(suggestedAddress);
    // The button is removed, so the focus moves to the field.
    place.current?.parentElement?.querySelector('input')?.focus();
  };
  return (
    <span ref={place} className={styles.question} aria-live="polite">
      {meant && (
        <button type="button" onClick={() => take(meant)}>
          {t('formFormat.didYouMean', { address: meant })}
        </button>
      )}
    </span>
  );
}
