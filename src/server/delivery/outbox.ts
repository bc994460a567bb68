import type { Kysely } from 'kysely';
import type { Channel, Tables } from '../store/tables.ts';
import type { Delivery } from '../store/record.ts';
import { longestPause } from './retry.ts';

/** For how long a claim is valid, unless it is renewed. */
const leaseMs = 60_000;

/** How often claims must be renewed to hold. */
export const renewMs = 20_000;

/**
 * Takes the delivery that has been due for longest, counting the attempt before it is made: after a crash in the
 * middle of it, it is due again when its claim ends. One statement, so that two processes never take the same.
 * @param held deliveries that are in progress in this process
 */
export async function claimDue(
  db: Kysely<Tables>,
  channels: readonly Channel[],
  now: Date,
  held: readonly string[],
): Promise<Delivery | undefined> {
  const due = db
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
    .select('deliveries.id')
    .where('deliveries.state', '=', 'pending')
    .where('deliveries.channel', 'in', channels)
    .where('submissions.state', '=', 'new')
    // No delivery is due later than that, unless the clock was set back.
    .where((is) =>
      is.or([
        is('next_at', '<=', now.toISOString()),
        is('next_at', '>', after(now, Math.max(longestPause, leaseMs))),
      ]),
    )
    .$if(held.length > 0, (query) => query.where('deliveries.id', 'not in', held))
    .orderBy('next_at')
    .limit(1);
  return db
    .updateTable('deliveries')
    .set((is) => ({ attempts: is('attempts', '+', 1), next_at: after(now, leaseMs) }))
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst();
}

/** Renews claims while their deliveries are in progress. */
export async function renewClaims(db: Kysely<Tables>, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('deliveries')
    .set({ next_at: after(now, leaseMs) })
    .where('id', 'in', ids)
    .where('state', '=', 'pending')
    .execute();
}

/** Records that the receiver has acknowledged a delivery. */
export async function markSent(db: Kysely<Tables>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ state: 'sent', sent_at: now.toISOString(), last_error: null })
    .where('id', '=', id)
    .execute();
}

/** Records why an attempt failed, and when the next one is due; without a time the delivery has failed. */
export async function markFailed(
  db: Kysely<Tables>,
  id: string,
  error: string,
  next: Date | undefined,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ last_error: error, ...(next ? { next_at: next.toISOString() } : { state: 'failed' as const }) })
    .where('id', '=', id)
    // It may have been erased or sent in the meantime.
    .where('state', '=', 'pending')
    .execute();
}

function after(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
