import styles from '../form-end.module.css';
import { receiptAddress } from './sent-sheet.ts';

/** The reference of a submission, as it can be read over the telephone, and the way to its receipt. */
export function Reference({ form, code }: { form: string; code: string | undefined }) {
  if (!code) return 'Thank you.';
  return (
    <>
      Your reference is <b className={`num ${styles.reference}`}>{code}</b>: keep it, in case you ask about
      this. <a href={receiptAddress(form, code)}>Receipt to print</a>
    </>
  );
}
