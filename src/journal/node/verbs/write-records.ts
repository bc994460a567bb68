import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { journalCollections } from '../../core/record/lists/journal-collections.ts';
import { paperHashes } from '../../core/record/stored/paper-hashes.ts';
import {
  storedRecordsFile,
  storedRecordsText,
  parseStoredRecords,
  renewRecords,
  routesToRenew,
  type StoredRecord,
} from '../../core/record/stored/stored-records.ts';
import type { ReadJournal } from '../build/read-journal.ts';

/**
 * Stores today’s date for each paper whose record has changed.
 * @param root the site's folder
 * @returns the lines to print
 */
export async function writeRecords(
  root: string,
  { site, project: { records = [] }, validation: { pages, redirects } }: ReadJournal,
  now: Date,
): Promise<string> {
  const file = records.find(({ path: each }) => each === storedRecordsFile);
  const stored = parseStoredRecords(file ? JSON.parse(file.text) : { papers: {} })!;
  const current = paperHashes(journalCollections(pages), site);
  const renewed = renewRecords(stored, current, now.toISOString().slice(0, 10), redirects);
  const routes = routesToRenew(stored, renewed);
  if (routes.length === 0) return 'Nothing has changed: the records match all papers.\n';
  const target = path.join(root, storedRecordsFile);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, storedRecordsText(renewed));
  const lines = routes.map((route) => lineFor(route, stored.get(route), renewed.get(route)!));
  return `${lines.join('')}wrote ${storedRecordsFile}\n`;
}

function lineFor(
  route: string,
  before: StoredRecord | undefined,
  { hash, firstRoute }: StoredRecord,
): string {
  if (hash === undefined) return `removed ${route}\n`;
  if (before) return `changed ${route}\n`;
  return firstRoute === undefined
    ? `new     ${route}\n`
    : `moved   ${route}, known to harvesters as ${firstRoute}\n`;
}
