import styles from './logo.module.css';

/** The mark, two pages with a beam between them, and the name; it leads home. */
export function Logo({ name, tagline }: { name: string; tagline?: string }) {
  return (
    <a className={styles.logo} href="/">
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path fill="var(--art-light)" d="M16 30 9.5 1h13z" />
        <path fill="currentColor" d="M2 7.5 9.3 9 14.1 30.3 2 26zM30 7.5 22.7 9 17.9 30.3 30 26z" />
      </svg>
      <span>
        {name}
        {tagline && <small>{tagline}</small>}
      </span>
    </a>
  );
}
