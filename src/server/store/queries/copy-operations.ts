import type { Kysely, Transaction } from 'kysely';
import type { SubmissionRecord } from '../records.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { withParts } from './store-reads.ts';

/**
 * The operations that copy one store to another.
 * @param snapshot gives a transaction a consistent view, if it has none by default
 */
export function copyOperations(
  db: Kysely<Tables>,
  snapshot?: (trx: Transaction<Tables>) => Promise<unknown>,
): Pick<Store, 'allAfter' | 'put' | 'notes'> {
  return {
    allAfter: (seq, limit) =>
      db.transaction().execute(async (trx) => {
        await snapshot?.(trx);
        const after = trx.selectFrom('submissions').selectAll().where('seq', '>', seq).orderBy('seq');
        return withParts(trx, await after.limit(limit).execute());
      }),
    put: (records) => db.transaction().execute((trx) => putSubmissions(trx, records)),
    notes: () => db.selectFrom('notes').selectAll().orderBy('name').execute(),
  };
}

/** Writes submissions with everything that belongs to them. */
export async function putSubmissions(
  trx: Transaction<Tables>,
  records: readonly SubmissionRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const ids = records.map(({ row }) => row.id);
  await trx.deleteFrom('deliveries').where('submission_id', 'in', ids).execute();
  await trx.deleteFrom('files').where('submission_id', 'in', ids).execute();
  await trx.deleteFrom('submissions').where('id', 'in', ids).execute();
  await trx
    .insertInto('submissions')
    .values(records.map(({ row }) => row))
    .execute();
  const files = records.flatMap((record) => record.files);
  if (files.length > 0) await trx.insertInto('files').values(files).execute();
  const deliveries = records.flatMap((record) => record.deliveries);
  if (deliveries.length > 0) await trx.insertInto('deliveries').values(deliveries).execute();
}
