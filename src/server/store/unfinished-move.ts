import type { Store } from './store.ts';
import { BrokenStoreError } from './store-error.ts';

/** The note with the source of an unfinished move; `done` after the move is complete. */
export const moveNote = 'move-store';
/** The value of that note after the move is complete; before, the value names the source. */
export const moveDone = 'done';

/**
 * Refuses a store that is only partly moved: submissions and deliveries would be lost, or repeated, when the
 * move continues.
 * @param place the name of the store in messages
 * @throws BrokenStoreError if a move is unfinished
 */
export async function assertMoveFinished(store: Pick<Store, 'note'>, place: string): Promise<void> {
  const note = await store.note(moveNote);
  if (note === undefined || note.value === moveDone) return;
  throw new BrokenStoreError(
    `Only a part of ${note.value} is in ${place}, because the move was interrupted. Run the same command again: move-store or restore.`,
  );
}
