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

/** The minimal number of digits: shorter numbers can't be called from another place. */
const leastDigits = 7;

/**
 * Whether a text has enough digits for a telephone number, in any script: "+91 (0)11 2345-6789, ext. 12".
 * Questions of the format "tel" accept any text, so this only decides whether the form shows a remark.
 */
export function looksLikeTelephone(text: string): boolean {
  return (text.match(/\p{Nd}/gu)?.length ?? 0) >= leastDigits;
}
