import { useRef } from 'react';
import { suggestAddress } from '../../core/form/answers/suggest-address.ts';
import { useMessages } from '../../ui/locale.ts';
import styles from '../form.module.css';

interface AddressQuestionProps {
  /** The address so far; nothing while it is being typed. */
  address: string | undefined;
  /** Takes the address that was meant. */
  onTake: (meant: string) => void;
}

/** Asks below an e-mail address whether another was meant; one press puts it right. */
export function AddressQuestion({ address, onTake }: AddressQuestionProps) {
  const t = useMessages();
  const place = useRef<HTMLSpanElement>(null);
  const meant = address && suggestAddress(address);
  const take = (known: string) => {
    onTake(known);
    // The button is gone now, and must not take the focus along.
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
