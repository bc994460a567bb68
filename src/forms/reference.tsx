import styles from './form-end.module.css';

/** The reference of a submission, as it can be read over the telephone. */
export function Reference({ code }: { code: string | undefined }) {
  if (!code) return 'Thank you.';
  return (
    <>
      Your reference is <b className={`num ${styles.reference}`}>{code}</b>: keep it, in case you ask about
      this.
    </>
  );
}
