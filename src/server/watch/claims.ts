import type { ServerNote, Store } from '../store/store.ts';

/** Undoes a claim whose action failed. */
export type GiveBack = () => Promise<void>;

export interface Claims {
  /**
   * Claims a one-time action for this process.
   * @param note must differ from the previous one in value and time, or there is nothing to do
   * @returns undefined if there is nothing to do, or another server does it
   */
  take(name: string, note: ServerNote): Promise<GiveBack | undefined>;
  /** Records an action, whatever was recorded before. */
  set(name: string, note: ServerNote): Promise<void>;
}

/** Claims are notes in the store. While it can't be written, this process holds its own claims in memory. */
export function claimsIn(
  store: Pick<Store, 'note' | 'setNote' | 'claimNote'>,
  log: { error(event: object, message: string): void },
): Claims {
  const remembered = new Map<string, ServerNote>();
  /** Claims undone while the store could not be written, where they are still recorded. */
  const givenBack = new Set<string>();
  const warn = (error: unknown): void =>
    log.error({ err: error }, 'that the owner was notified can’t be noted');
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
