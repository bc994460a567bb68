import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { serverJournalFile, type ServerJournal } from '../record/kept/server-record.ts';

/**
 * Gives a function that reads what the build left of the journal, again whenever it has been built again; nothing
 * where the site was built without a journal.
 */
export function journalReader<T>(
  folder: string,
  prepare: (journal: ServerJournal) => T,
): () => T | undefined {
  const file = path.join(folder, serverJournalFile);
  let known: { time: number; value: T } | undefined;
  return () => {
    const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (time === undefined) return undefined;
    if (known?.time !== time) {
      known = { time, value: prepare(JSON.parse(readFileSync(file, 'utf8')) as ServerJournal) };
    }
    return known.value;
  };
}
