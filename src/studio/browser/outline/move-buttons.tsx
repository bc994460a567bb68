interface MoveButtonsProps {
  /** The position of the selected entry; undefined if none is selected. */
  index: number | undefined;
  count: number;
  /** Receives the new position. */
  onMove: (to: number) => void;
}

/**
 * Two buttons that move the selected entry of a list. At the ends of the list they stay focusable, and have no
 * effect.
 */
export function MoveButtons({ index, count, onMove }: MoveButtonsProps) {
  const isFirst = index === undefined || index === 0;
  const isLast = index === undefined || index === count - 1;
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Alt+ArrowUp"
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(index - 1)}
      >
        Move up
      </button>
      <button
        type="button"
        aria-keyshortcuts="Alt+ArrowDown"
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(index + 1)}
      >
        Move down
      </button>
    </>
  );
}
