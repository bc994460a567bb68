import styles from './marked.module.css';

/** A piece of a text; whether it is what was searched for. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** A text in which what was searched for is marked. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, marked }, place) =>
    marked ? (
      <mark key={place} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
