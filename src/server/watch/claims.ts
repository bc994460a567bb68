import type { Note, Store } from '../store/store.ts';

/** Undoes a claim: what was claimed could not be done. */
export type GiveBack = () => Promise<void>;

export interface Claims {
  /**
   * Takes it upon this process to do something that is done once.
   * @param note differs from the one before in its value and in its moment, or there is nothing to do
   * @returns nothing where there is nothing to do, or another server does it
   */
  take(name: string, note: Note): Promise<GiveBack | undefined>;
  /** Notes that something was done, whatever was noted before. */
  set(name: string, note: Note): Promise<void>;
}

/** Claims are noted in the store. While that can't be written, this process remembers its own. */
export function claimsIn(
  store: Pick<Store, 'note' | 'setNote' | 'claimNote'>,
  log: { error(event: object, message: string): void },
): Claims {
  const remembered = new Map<string, Note>();
  /** Given back while the store could not be written: it still says that they are taken. */
  const givenBack = new Set<string>();
  const warn = (error: unknown): void => log.error({ err: error }, 'that the owner is told can’t be noted');
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
