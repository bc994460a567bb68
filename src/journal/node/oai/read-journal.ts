import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { serverJournalFile, type ServerJournal } from '../../core/record/stored/server-journal.ts';

/**
 * Returns a function that reads the build's journal data, again after each build; undefined if the site has no
 * journal.
 */
export function journalReader<T>(
  folder: string,
  prepare: (journal: ServerJournal) => T,
): () => T | undefined {
  const file = path.join(folder, serverJournalFile);
  let cached: { time: number; value: T } | undefined;
  return () => {
    const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (time === undefined) return undefined;
    if (cached?.time !== time) {
      cached = { time, value: prepare(JSON.parse(readFileSync(file, 'utf8')) as ServerJournal) };
    }
    return cached.value;
  };
}
