import styles from './marked.module.css';

/** A piece of a text, and whether it matches the search. */
export interface MarkedPiece {
  text: string;
  isMarked: boolean;
}

/** A text with highlighted matches. */
export function Marked({ pieces }: { pieces: readonly MarkedPiece[] }) {
  return pieces.map(({ text, isMarked }, place) =>
    isMarked ? (
      <mark key={place} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
