import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What the server remembers of its own doings, by name; it holds nothing of any person. */
export interface Note {
  value: string;
  /** When it was written: ISO 8601, UTC. */
  at: string;
}

/** Reads a note; nothing where none was written. */
export async function readNote(db: Kysely<Tables>, name: string): Promise<Note | undefined> {
  return db.selectFrom('notes').select(['value', 'at']).where('name', '=', name).executeTakeFirst();
}

/** Writes a note in the place of the one before. */
export async function writeNote(db: Kysely<Tables>, name: string, note: Note): Promise<void> {
  await db
    .insertInto('notes')
    .values({ name, ...note })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(note))
    .execute();
}
