import type { Store } from './store.ts';

const name = 'backup';

/** Notes that a backup was made. */
export async function noteBackup(store: Pick<Store, 'setNote'>, now: Date): Promise<void> {
  await store.setNote(name, { value: 'made', at: now.toISOString() });
}

/** When the last backup was made: ISO 8601, UTC; nothing where none was. */
export async function lastBackup(store: Pick<Store, 'note'>): Promise<string | undefined> {
  return (await store.note(name))?.at;
}
