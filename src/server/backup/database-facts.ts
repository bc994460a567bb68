import { DatabaseSync } from 'node:sqlite';
import type { Answers } from '../../core/form/form-definition.ts';
import type { RetentionLimit } from '../retention-limits.ts';
import { bodyHash, type SentFile } from '../store/body-hash.ts';

/** The name of the database in a data folder, a snapshot and a backup. */
export const databaseFileName = 'submissions.sqlite';

/** A file of a submission, as recorded in the database. */
export interface NamedFile {
  /** Its stored name. */
  name: string;
  /** The reference of its submission. */
  reference: string;
  sha256: string;
  bytes: number;
}

/** The facts of a database of submissions. */
export interface DatabaseFacts {
  submissions: number;
  /** The number of submissions stored for longer than their form allows. */
  overdue: number;
  named: NamedFile[];
}

/** Reads the facts of a database while the server uses it. */
export function databaseFacts(file: string, limits: readonly RetentionLimit[] = []): DatabaseFacts {
  using database = openToRead(file);
  const count = (sql: string, ...values: string[]): number =>
    Number(database.prepare(sql).get(...values)?.['count']);
  const overdue = `SELECT count(*) AS count FROM submissions
    WHERE form = ? AND received_at < ? AND state != 'erased'`;
  const named = database
    .prepare(
      `SELECT stored_name AS name, reference, sha256, bytes FROM files
       JOIN submissions ON submissions.id = files.submission_id ORDER BY seq, stored_name`,
    )
    .all();
  return {
    submissions: count('SELECT count(*) AS count FROM submissions'),
    overdue: limits.reduce((total, { form, before }) => total + count(overdue, form, before), 0),
    named: named as unknown as NamedFile[],
  };
}

/** The errors of a database, as sentences; empty if it is valid. */
export function databaseFailures(file: string): string[] {
  try {
    using database = openToRead(file);
    const integrityRows = database.prepare('PRAGMA integrity_check(3)').all();
    const orphans = database.prepare('PRAGMA foreign_key_check').all();
    return [
      ...integrityRows.map((row) => String(row['integrity_check'])).filter((word) => word !== 'ok'),
      ...(orphans.length > 0 ? [`${orphans.length} rows belong to no submission`] : []),
    ].map((problem) => `The database is damaged: ${problem}.`);
  } catch (error) {
    return [`The database is damaged: ${(error as Error).message}.`];
  }
}

/**
 * The references of submissions whose answers differ from their hash: SQLite does not detect changed bytes in
 * a text.
 */
export function changedSubmissions(file: string): string[] {
  using database = openToRead(file);
  const files = Map.groupBy(
    database.prepare('SELECT submission_id, field, sha256, original_name FROM files ORDER BY rowid').all(),
    ({ submission_id }) => submission_id,
  );
  const references: string[] = [];
  const stored = database.prepare(
    `SELECT id, reference, data, body_hash FROM submissions WHERE state != 'erased' ORDER BY seq`,
  );
  for (const { id, reference, data, body_hash } of stored.iterate()) {
    const contents = (files.get(id ?? null) ?? []).map(({ field, sha256, original_name }) => ({
      field: String(field),
      sha256: String(sha256),
      originalName: String(original_name),
    }));
    if (hashAnswers(String(data), contents) !== body_hash) references.push(String(reference));
  }
  return references;
}

/** The hash of answers; undefined if they can't be parsed. */
function hashAnswers(answersJson: string, contents: readonly SentFile[]): string | undefined {
  try {
    return bodyHash(JSON.parse(answersJson) as Answers, contents);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Copies a database in the state that one transaction sees; writers do not wait. */
export function copyDatabase(from: string, to: string): void {
  using database = openToRead(from);
  database.prepare('VACUUM INTO ?').run(to);
}

function openToRead(file: string): DatabaseSync {
  return new DatabaseSync(file, { readOnly: true, timeout: 5000 });
}
