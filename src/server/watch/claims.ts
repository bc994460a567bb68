import type { ServerNote, Store } from '../store/store.ts';

/** Undoes a claim, after its action has failed. */
export type UndoClaim = () => Promise<void>;

/** Claims of one-time actions, such as the daily report, so that only one of several servers does each. */
export interface Claims {
  /**
   * Claims a one-time action for this process.
   * @param note must differ from the previous one in value and time; otherwise there is nothing to do
   * @returns undefined if there is nothing to do, or if another server does it
   */
  take(name: string, note: ServerNote): Promise<UndoClaim | undefined>;
  /** Records an action, and replaces any earlier record. */
  set(name: string, note: ServerNote): Promise<void>;
}

/**
 * Claims are notes in the store. While the store can't be written, this process holds its claims in memory.
 */
export function claimsIn(
  store: Pick<Store, 'note' | 'setNote' | 'claimNote'>,
  log: { error(event: object, message: string): void },
): Claims {
  const ownClaims = new Map<string, ServerNote>();
  /** Claims that were undone while the store could not be written: the store still contains them. */
  const undoneNames = new Set<string>();
  const warn = (error: unknown): void =>
    log.error({ err: error }, 'the notification of the owner can’t be recorded');
  return {
    take: async (name, note) => {
      const ownClaim = ownClaims.get(name);
      if (ownClaim?.value === note.value || ownClaim?.at === note.at) return undefined;
      const dropOwn = (): void => void ownClaims.delete(name);
      try {
        const before = await store.note(name);
        const isOurs = (await store.claimNote(name, note)) || undoneNames.has(name);
        undoneNames.delete(name);
        ownClaims.set(name, note);
        if (!isOurs) return undefined;
        return async () => {
          dropOwn();
          await store.setNote(name, before ?? { value: '', at: '' }).catch((error: unknown) => {
            undoneNames.add(name);
            warn(error);
          });
        };
      } catch (error) {
        warn(error);
        ownClaims.set(name, note);
        return async () => dropOwn();
      }
    },
    set: async (name, note) => {
      ownClaims.set(name, note);
      await store.setNote(name, note).catch(warn);
    },
  };
}
