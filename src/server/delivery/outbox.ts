import type { Delivery } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Channel } from '../store/tables.ts';
import { longestPause } from './retry.ts';

/** The part of the store that the outbox uses. */
export type OutboxStore = Pick<Store, 'claimDue' | 'renewClaims' | 'markSent' | 'markFailed'>;

/** The time after which a claim expires, unless it is renewed. */
const leaseMs = 60_000;

/** The interval of renewals. */
export const renewIntervalMs = 20_000;

/**
 * Claims the delivery that has been due longest. After a crash, it is due again when its claim expires.
 * @param held deliveries in progress in this process
 */
export function claimDue(
  store: OutboxStore,
  channels: readonly Channel[],
  now: Date,
  held: readonly string[],
): Promise<Delivery | undefined> {
  const farthest = after(now, Math.max(longestPause, leaseMs));
  return store.claimDue({ channels, held, now: now.toISOString(), farthest, until: after(now, leaseMs) });
}

/** Renews claims while their deliveries are in progress. */
export async function renewClaims(store: OutboxStore, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0) await store.renewClaims(ids, after(now, leaseMs));
}

function after(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
