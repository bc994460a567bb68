import styles from './sheet.module.css';

interface SheetProps {
  title: string;
  giver: string | undefined;
  /** The day as text. */
  date: string;
}

/** A certificate in full size. Hidden until the address selects it. */
export function Sheet({ title, giver, date }: SheetProps) {
  return (
    <figure className={styles.sheet}>
      <div className={styles.plate} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p>{giver}</p>
        <p className={`num ${styles.date}`}>{date}</p>
      </div>
    </figure>
  );
}
