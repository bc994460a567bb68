import type { Channel } from '../store/tables.ts';
import type { Delivery, SelectedSubmission, SubmissionRecord } from '../store/records.ts';
import { counted, localMinute } from '../format.ts';

/** The names of the channels in messages to the owner. */
export const channelNames: Record<Channel, string> = {
  email: 'e-mail',
  receipt: 'receipt',
  webhook: 'webhook',
};

/** A summary of a submission's deliveries, failures first. */
export function deliverySummary({ row, deliveries }: SubmissionRecord): string {
  if (row.state === 'quarantined') return reasonText(row);
  if (deliveries.length === 0) return '—';
  const states = deliveries.map((delivery) => ({ channel: delivery.channel, state: stateName(delivery) }));
  if (states.every(({ state }) => state === states[0]!.state)) return states[0]!.state;
  const rank = ['failed', 'refused', 'retrying', 'pending', 'sent'];
  states.sort((a, b) => rank.indexOf(a.state) - rank.indexOf(b.state));
  return states.map(({ channel, state }) => `${channelNames[channel]} ${state}`).join(', ');
}

/**
 * The reasons why a submission is, or was, in quarantine. The network comes first: `--network` needs its
 * whole code, and narrow terminals cut the end of a line.
 */
export function reasonText({ reason }: Pick<SelectedSubmission, 'reason'>): string {
  const reasons = reason?.split(',') ?? ['no reason'];
  const isNetwork = (each: string) => each.startsWith('network ');
  return [...reasons.filter(isNetwork), ...reasons.filter((each) => !isNetwork(each))].join(', ');
}

/** The history of one delivery. */
export function deliveryHistory(
  { state, attempts, last_code, next_at, sent_at, created_at }: Delivery,
  timeZone: string,
): string {
  const minute = (iso: string): string => localMinute(iso, timeZone);
  const tries = counted(attempts, 'attempt');
  if (state === 'sent') return `sent ${minute(sent_at ?? created_at)}, ${tries}`;
  if (state === 'failed') return `failed after ${tries} since ${minute(created_at)}`;
  return `${stateName({ state, attempts, last_code })}, ${tries}, next ${minute(next_at)}`;
}

/**
 * refused: the mail server has refused it permanently. It is still retried, because the receiver's server may
 * be repaired.
 */
function stateName({
  state,
  attempts,
  last_code,
}: Pick<Delivery, 'state' | 'attempts' | 'last_code'>): string {
  if (state === 'pending' && last_code?.startsWith('smtp 5')) return 'refused';
  return state === 'pending' && attempts > 0 ? 'retrying' : state;
}
