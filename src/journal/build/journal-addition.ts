import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { journalHeads } from '../formats/heads.ts';
import { journalFiles, lastChanges } from '../formats/journal-files.ts';
import type { JournalRecord } from '../record/record.ts';
import { serverJournal, serverJournalFile } from '../record/server-record.ts';
import type { ServerJournal } from '../record/server-record.ts';
import { journalHeaders } from '../formats/signposting.ts';
import type { SiteAddition } from '../../build/extensions/site-extension.ts';
import { absent } from '../../build/media/outputs.ts';

/**
 * What the journal adds to the built site: head data, citations, feeds, the index for the search, and the record from
 * which the server answers harvesters.
 * @param folder the built site, where the last build's record may still be
 * @param today the day of the build: 2026-01-31
 * @param language in which months are named
 */
export async function journalAddition(
  journal: JournalRecord,
  folder: string,
  today: string,
  language: string,
): Promise<SiteAddition> {
  const earlier = await readEarlier(path.join(folder, serverJournalFile));
  const record = serverJournal(journal, earlier, { today, hash });
  return {
    heads: journalHeads(journal),
    files: journalFiles(journal, language).set(serverJournalFile, JSON.stringify(record)),
    changes: lastChanges(journal),
    headers: journalHeaders(journal),
  };
}

async function readEarlier(file: string): Promise<ServerJournal | undefined> {
  const text = await readFile(file, 'utf8').catch(absent);
  return text === undefined ? undefined : (JSON.parse(text) as ServerJournal);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
