import type { NewDelivery } from './store.ts';
import type { Channel } from './tables.ts';

/** A delivery before its first attempt. */
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
    // The same for all attempts, so that a receiver can recognise a repetition.
    message_id: `${submissionId}.${channel}`,
    created_at: at,
    sent_at: null,
  };
}
