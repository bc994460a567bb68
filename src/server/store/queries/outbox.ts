import type { Kysely } from 'kysely';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';

/**
 * The operations of the outbox.
 * @param options `skipLocked`: the database locks rows, so the query skips rows that another server is
 *   claiming
 */
export function outbox(
  db: Kysely<Tables>,
  { skipLocked }: { skipLocked: boolean },
): Pick<Store, 'claimDue' | 'renewClaims' | 'markSent' | 'markFailed'> {
  return {
    // One statement, so that two processes never claim the same delivery.
    claimDue: ({ channels, held, now, farthest, until }) => {
      const due = db
        .selectFrom('deliveries')
        .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
        .select('deliveries.id')
        .where('deliveries.state', '=', 'pending')
        .where('deliveries.channel', 'in', channels)
        .where('submissions.state', '=', 'new')
        .where((is) => is.or([is('next_at', '<=', now), is('next_at', '>', farthest)]))
        .$if(held.length > 0, (query) => query.where('deliveries.id', 'not in', held))
        .orderBy('next_at')
        .limit(1)
        .$if(skipLocked, (query) => query.forUpdate('deliveries').skipLocked());
      return db
        .updateTable('deliveries')
        .set((is) => ({ attempts: is('attempts', '+', 1), next_at: until }))
        .where('id', '=', due)
        .returningAll()
        .executeTakeFirst();
    },
    renewClaims: async (ids, until) => {
      const claimed = db.updateTable('deliveries').where('id', 'in', ids).where('state', '=', 'pending');
      await claimed.set({ next_at: until }).execute();
    },
    markSent: async (id, at) => {
      const sent = { state: 'sent', sent_at: at, last_error: null, last_code: null } as const;
      await db.updateTable('deliveries').set(sent).where('id', '=', id).execute();
    },
    markFailed: async (id, { message, code }, next) => {
      const change = next === undefined ? { state: 'failed' as const } : { next_at: next };
      // The delivery may have been erased or sent meanwhile.
      const open = db.updateTable('deliveries').where('id', '=', id).where('state', '=', 'pending');
      await open.set({ last_error: message, last_code: code, ...change }).execute();
    },
  };
}
