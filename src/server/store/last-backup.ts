import type { Store } from './store.ts';

const name = 'backup';

/** Records the time of a backup. */
export async function noteBackup(store: Pick<Store, 'setNote'>, now: Date): Promise<void> {
  await store.setNote(name, { value: 'made', at: now.toISOString() });
}

/** The time of the last backup: ISO 8601, UTC; undefined if there is none. */
export async function lastBackup(store: Pick<Store, 'note'>): Promise<string | undefined> {
  return (await store.note(name))?.at;
}
