import type { Channel } from '../store/tables.ts';
import type { Delivery, Submission, SubmissionRecord } from '../store/record.ts';
import { counted, minute } from '../format.ts';

export const channelWords: Record<Channel, string> = {
  email: 'e-mail',
  receipt: 'receipt',
  webhook: 'webhook',
};

/** How the deliveries of a submission stand, in a few words, what went wrong first. */
export function deliverySummary({ row, deliveries }: SubmissionRecord): string {
  if (row.state === 'quarantined') return `held back: ${reasonWords(row)}`;
  if (deliveries.length === 0) return '—';
  const all = deliveries.map((delivery) => ({ channel: delivery.channel, state: stateWord(delivery) }));
  if (all.every(({ state }) => state === all[0]!.state)) return all[0]!.state;
  const rank = ['failed', 'retrying', 'pending', 'sent'];
  all.sort((a, b) => rank.indexOf(a.state) - rank.indexOf(b.state));
  return all.map(({ channel, state }) => `${channelWords[channel]} ${state}`).join(', ');
}

/** Why a submission is, or was, held back. */
export function reasonWords({ reason }: Pick<Submission, 'reason'>): string {
  return reason?.replaceAll(',', ', ') ?? 'no reason';
}

/** How one delivery went so far. */
export function deliveryHistory({ state, attempts, next_at, sent_at, created_at }: Delivery): string {
  const tries = counted(attempts, 'attempt');
  if (state === 'sent') return `sent ${minute(sent_at ?? created_at)} UTC, ${tries}`;
  if (state === 'failed') return `failed after ${tries} since ${minute(created_at)} UTC`;
  return `${stateWord({ state, attempts })}, ${tries}, next ${minute(next_at)} UTC`;
}

function stateWord({ state, attempts }: Pick<Delivery, 'state' | 'attempts'>): string {
  return state === 'pending' && attempts > 0 ? 'retrying' : state;
}
