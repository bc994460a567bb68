import type { NewDelivery } from './store.ts';
import type { Channel } from './tables.ts';

/** A delivery that waits for its first attempt. */
export function deliveryRow(
  submissionId: string,
  channel: Channel,
  at: string,
  uuid: () => string,
): NewDelivery {
  return {
    id: uuid(),
    submission_id: submissionId,
    channel,
    state: 'pending',
    next_at: at,
    last_error: null,
    last_code: null,
    // Known before the first attempt and the same for all of them, so that a repetition is recognised.
    message_id: `${submissionId}.${channel}`,
    created_at: at,
    sent_at: null,
  };
}
