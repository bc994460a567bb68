import type { Kysely, Transaction } from 'kysely';
import type { SelectedSubmission } from '../records.ts';
import type { AddResult, NewSubmission, StoredSubmission } from '../store.ts';
import type { Tables } from '../tables.ts';
import { mayGetReceipt } from './receipt-limit.ts';

/** Stores a submission once, in one transaction. */
export function addSubmission(db: Kysely<Tables>, submission: NewSubmission): Promise<AddResult> {
  return db.transaction().execute((trx) => addOnce(trx, submission));
}

/** Stores a submission once, within a transaction that excludes equal submissions. */
export async function addOnce(db: Transaction<Tables>, submission: NewSubmission): Promise<AddResult> {
  const { row, files, deliveries } = submission;
  const earlier = await findEqual(db, submission);
  if (earlier === 'other answers') return { outcome: earlier };
  if (earlier) {
    const stored = await db.selectFrom('files').selectAll().where('submission_id', '=', earlier.id).execute();
    // The same request again: its first response was lost.
    const outcome = earlier.id === row.id ? 'stored' : 'repeated';
    return { outcome, submission: earlier, files: stored };
  }
  const sameReference = db.selectFrom('submissions').select('id').where('reference', '=', row.reference);
  if (await sameReference.executeTakeFirst()) return { outcome: 'reference taken' };
  await db.insertInto('submissions').values(row).execute();
  if (files.length > 0) await db.insertInto('files').values(files).execute();
  const planned = (await mayGetReceipt(db, submission))
    ? deliveries
    : deliveries.filter(({ channel }) => channel !== 'receipt');
  if (planned.length > 0) await db.insertInto('deliveries').values(planned).execute();
  const { id, reference, state } = row;
  return { outcome: 'stored', submission: { id, reference, state }, files: [...files] };
}

/** Finds the stored submission that this one repeats, if any. */
async function findEqual(
  db: Transaction<Tables>,
  { row: { form, key, body_hash, received_at }, since }: NewSubmission,
): Promise<StoredSubmission | 'other answers' | undefined> {
  // The window extends equally before and after: only a wrong clock gives a later time.
  const until = new Date(2 * Date.parse(received_at) - Date.parse(since)).toISOString();
  const formRows = db
    .selectFrom('submissions')
    .select(['id', 'reference', 'state', 'body_hash'])
    .where('form', '=', form);
  if (key === null) {
    const equal = formRows
      .where('key', 'is', null)
      .where('body_hash', '=', body_hash)
      .where('received_at', '>=', since)
      .where('received_at', '<=', until);
    const row = await equal.executeTakeFirst();
    return asStored(row);
  }
  const row = await formRows.where('key', '=', key).executeTakeFirst();
  if (!row) return undefined;
  return row.body_hash === body_hash ? asStored(row) : 'other answers';
}

/** The stored submission; undefined if it was erased since: then its key and hash are gone too. */
function asStored(
  row: Pick<SelectedSubmission, 'id' | 'reference' | 'state'> | undefined,
): StoredSubmission | undefined {
  if (!row || row.state === 'erased') return undefined;
  const { id, reference, state } = row;
  return { id, reference, state };
}
