import { looksLikeTelephone } from '../../core/form/answers/looks-like-telephone.ts';
import { useMessages } from '../../ui/locale.ts';
import styles from '../form.module.css';
import { useFormLanguages } from '../place/use-form-languages.ts';

interface TelephoneRemarkProps {
  id: string;
  /** The answer; undefined while it is being typed. */
  number: string | undefined;
}

/**
 * A remark below an answer that does not look like a telephone number. The answer is not refused, because the
 * visitor may know better.
 */
export function TelephoneRemark({ id, number }: TelephoneRemarkProps) {
  const t = useMessages();
  const [, pageLanguage] = useFormLanguages();
  const isOdd = !!number?.trim() && !looksLikeTelephone(number);
  return (
    <span id={id} className={styles.remark} lang={pageLanguage} aria-live="polite">
      {isOdd && t('formFormat.notTelephone')}
    </span>
  );
}
