import type { Kysely, Transaction } from 'kysely';
import type { NewDelivery, Store } from '../store.ts';
import type { Tables } from '../tables.ts';

/** The operations by which the owner makes changes. */
export function owner(
  db: Kysely<Tables>,
): Pick<Store, 'restart' | 'restartFailed' | 'markAnswered' | 'release' | 'erase'> {
  return {
    restart: (id, at, added) =>
      db.transaction().execute(async (trx) => {
        const open = trx.updateTable('deliveries').where('submission_id', '=', id);
        await open
          .set({ state: 'pending', attempts: 0, next_at: at, created_at: at })
          .where('state', 'in', ['failed', 'pending'])
          .execute();
        await addDeliveries(trx, added);
      }),
    restartFailed: async (at) => {
      const { numUpdatedRows } = await db
        .updateTable('deliveries')
        .set({ state: 'pending', attempts: 0, next_at: at, created_at: at })
        .where('state', '=', 'failed')
        .where('submission_id', 'in', db.selectFrom('submissions').select('id').where('state', '=', 'new'))
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
    markAnswered: async (id, at) => {
      await db.updateTable('submissions').set({ answered_at: at }).where('id', '=', id).execute();
    },
    release: (id, added) =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable('submissions').set({ state: 'new' }).where('id', '=', id).execute();
        await addDeliveries(trx, added);
      }),
    erase: (id, at) => db.transaction().execute((trx) => clear(trx, id, at)),
  };
}

async function addDeliveries(db: Transaction<Tables>, rows: readonly NewDelivery[]): Promise<void> {
  if (rows.length === 0) return;
  // A repeated request adds nothing.
  await db
    .insertInto('deliveries')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

async function clear(db: Transaction<Tables>, id: string, at: string): Promise<void> {
  await db.deleteFrom('files').where('submission_id', '=', id).execute();
  await db.deleteFrom('deliveries').where('submission_id', '=', id).where('state', '=', 'pending').execute();
  // A response of a mail server may contain an address.
  await db.updateTable('deliveries').set({ last_error: null }).where('submission_id', '=', id).execute();
  await db
    .updateTable('submissions')
    .set({ state: 'erased', data: null, key: null, body_hash: null, reason: null, erased_at: at })
    .where('id', '=', id)
    .execute();
}
