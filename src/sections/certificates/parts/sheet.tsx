import styles from './sheet.module.css';

interface SheetProps {
  title: string;
  giver: string | undefined;
  /** The day in words. */
  date: string;
}

/** A certificate at full size: a beam that opens on what it says. Hidden until its row is the one in the address. */
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
