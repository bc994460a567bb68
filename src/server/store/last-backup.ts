import type { Kysely } from 'kysely';
import { readNote, writeNote } from './notes.ts';
import type { Tables } from './tables.ts';

const name = 'backup';

/** Notes that a backup was made. */
export async function noteBackup(db: Kysely<Tables>, now: Date): Promise<void> {
  await writeNote(db, name, { value: 'made', at: now.toISOString() });
}

/** When the last backup was made: ISO 8601, UTC; nothing where none was. */
export async function lastBackup(db: Kysely<Tables>): Promise<string | undefined> {
  return (await readNote(db, name))?.at;
}
