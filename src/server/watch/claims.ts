import type { ServerNote, Store } from '../store/store.ts';

/** Undoes a claim, after its action has failed. */
export type GiveBack = () => Promise<void>;

export interface Claims {
  /**
   * Claims a one-time action for this process.
   * @param note must differ from the previous one in value and time; otherwise there is nothing to do
   * @returns undefined if there is nothing to do, or if another server does it
   */
  take(name: string, note: ServerNote): Promise<GiveBack | undefined>;
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
  const remembered = new Map<string, ServerNote>();
  /** Claims that were undone while the store could not be written: the store still contains them. */
  const givenBack = new Set<string>();
  const warn = (error: unknown): void =>
    log.error({ err: error }, 'the notification of the owner can’t be recorded');
  return {
    take: async (name, note) => {
      const own = remembered.get(name);
      if (own?.value === note.value || own?.at === note.at) return undefined;
      const forget = (): void => void remembered.delete(name);
      try {
        const before = await store.note(name);
        const isOurs = (await store.claimNote(name, note)) || givenBack.has(name);
        givenBack.delete(name);
        remembered.set(name, note);
        if (!isOurs) return undefined;
        return async () => {
          forget();
          await store.setNote(name, before ?? { value: '', at: '' }).catch((error: unknown) => {
            givenBack.add(name);
            warn(error);
          });
        };
      } catch (error) {
        warn(error);
        remembered.set(name, note);
        return async () => forget();
      }
    },
    set: async (name, note) => {
      remembered.set(name, note);
      await store.setNote(name, note).catch(warn);
    },
  };
}
