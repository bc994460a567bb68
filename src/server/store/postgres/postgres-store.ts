import { sql, type Kysely } from 'kysely';
import { copyOperations, putSubmissions } from '../queries/copy-operations.ts';
import { outbox } from '../queries/outbox.ts';
import { owner } from '../queries/owner.ts';
import { storeReads } from '../queries/store-reads.ts';
import { monitoringQueries } from '../queries/monitoring.ts';
import { addOnce } from '../queries/add-submission.ts';
import type { SubmissionRecord } from '../records.ts';
import type { Operations } from '../requests.ts';
import type { AddResult, NewSubmission } from '../store.ts';
import type { Tables } from '../tables.ts';
import type { PostgresTables } from './tables.ts';

/**
 * The operations of a store on PostgreSQL, each without retries.
 * @param purge rewrites the tables without removed rows
 */
export function postgresStore(shared: Kysely<PostgresTables>, purge: () => Promise<void>): Operations {
  const db = shared as unknown as Kysely<Tables>;
  return {
    add: (submission) => add(db, submission),
    ...storeReads(db),
    ...outbox(db, { skipLocked: true }),
    ...owner(db),
    ...copyOperations(db, (trx) =>
      sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY`.execute(trx),
    ),
    put: (records) => put(db, records),
    ...monitoringQueries(db),
    purge,
  };
}

/** Writes copied submissions with their numbers; new submissions are numbered after them. */
function put(db: Kysely<Tables>, records: readonly SubmissionRecord[]): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await putSubmissions(trx, records);
    await sql`SELECT setval(pg_get_serial_sequence('submissions', 'seq'), max(seq)) FROM submissions`.execute(
      trx,
    );
  });
}

/**
 * Adds a submission. Servers that add the same submission at once are serialised, and the second finds the
 * result of the first.
 */
async function add(db: Kysely<Tables>, submission: NewSubmission): Promise<AddResult> {
  const { form, key, body_hash } = submission.row;
  const { receipt } = submission;
  const intent = `${form}/${key ?? body_hash}`;
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${intent}, 0))`.execute(trx);
      // Submissions with receipts to the same address are serialised too.
      if (receipt)
        await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`receipt ${receipt.to}`}, 0))`.execute(trx);
      return addOnce(trx, submission);
    });
  } catch (error) {
    // Another submission has taken the reference since the check.
    if ((error as { constraint?: string }).constraint === 'submissions_reference')
      return { outcome: 'reference taken' };
    throw error;
  }
}
