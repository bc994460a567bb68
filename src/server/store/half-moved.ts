import type { Store } from './store.ts';
import { BrokenStoreError } from './store-error.ts';

/** The note of a store from where everything is being moved to it; `done` once all of it is there. */
export const moveNote = 'move-store';
export const moved = 'done';

/**
 * Refuses a store to which something was only partly moved: what it received or delivered now would be lost, or done
 * once more, when the move goes on.
 * @param place how the store is called in messages
 * @throws BrokenStoreError
 */
export async function assertWhole(store: Pick<Store, 'note'>, place: string): Promise<void> {
  const note = await store.note(moveNote);
  if (note === undefined || note.value === moved) return;
  throw new BrokenStoreError(
    `Only a part of ${note.value} is in ${place}, because moving it was interrupted. Call the same command once more, to its end: move-store or restore.`,
  );
}
