import { randomUUID } from 'node:crypto';
import { deliveryVariable } from '../delivery/delivery-report.ts';
import { plannedDeliveries } from '../delivery/plan.ts';
import { deliveryRow } from '../store/delivery-row.ts';
import type { NewDelivery } from '../store/store.ts';
import { channelNames } from './delivery-summary.ts';
import { findDefinition, CommandError, submissionBy, type OwnerContext } from './context.ts';
import type { SubmissionRecord } from '../store/records.ts';
import { counted } from '../format.ts';

/**
 * Lets the server retry undelivered parts for another three days, and adds channels that were configured
 * since.
 */
export async function retry(context: OwnerContext, reference: string): Promise<void> {
  const record = await submissionBy(context, reference);
  const { id, state, reference: name } = record.row;
  if (state === 'erased') throw new CommandError(`${name} was erased: there is nothing left to deliver.`);
  if (state === 'quarantined')
    throw new CommandError(`${name} is in quarantine. Release it: npm run submissions -- release ${name}`);
  const open = record.deliveries.filter((delivery) => delivery.state !== 'sent');
  const missing = missingDeliveries(context, record);
  await context.store.restart(id, context.now().toISOString(), missing);
  const channels = [...open, ...missing].map(({ channel }) => channelNames[channel]);
  if (channels.length > 0) context.out(`${name}: ${channels.join(', ')} ${retrySentence}\n`);
  else if (record.deliveries.length > 0) context.out(`${name}: everything was delivered.\n`);
  else throw new CommandError(`${name}: ${noDeliveryMessage(context, record)}`);
}

/** Lets the server retry all failed deliveries. */
export async function retryFailed(context: OwnerContext): Promise<void> {
  const count = await context.store.restartFailed(context.now().toISOString());
  context.out(
    count === 0 ? 'Nothing has failed.\n' : `${counted(count, 'delivery', 'deliveries')} ${retrySentence}\n`,
  );
}

/** Releases a submission from quarantine, and adds its deliveries. */
export async function releaseSubmission(context: OwnerContext, reference: string): Promise<void> {
  const record = await submissionBy(context, reference);
  const { id, state, reference: name } = record.row;
  if (state !== 'quarantined') throw new CommandError(`${name} is not in quarantine: it is ${state}.`);
  const missing = missingDeliveries(context, record);
  await context.store.release(id, missing);
  const names = missing.map(({ channel }) => channelNames[channel]).join(', ');
  context.out(
    `${name} is released. ${missing.length > 0 ? `${names} ${retrySentence}` : noDeliveryMessage(context, record)}\n`,
  );
}

/** When the server tries planned deliveries. */
export const retrySentence = 'will be tried within seconds, while the server runs.';

/** The deliveries that a submission lacks, although the current settings would plan them. */
export function missingDeliveries(
  context: OwnerContext,
  { row, answers, deliveries }: SubmissionRecord,
): NewDelivery[] {
  const definition = findDefinition(context, row.form);
  const planned = definition ? plannedDeliveries(definition, context.settings, answers ?? {}) : [];
  const existingChannels = new Set(deliveries.map(({ channel }) => channel));
  const at = context.now().toISOString();
  return planned
    .filter(({ channel }) => !existingChannels.has(channel))
    .map(({ channel }) => deliveryRow(row.id, channel, at, randomUUID));
}

function noDeliveryMessage(context: OwnerContext, { row }: SubmissionRecord): string {
  const delivery = findDefinition(context, row.form)?.delivery;
  if (delivery === undefined) return `The form "${row.form}" was removed, so there is no delivery.`;
  return `There is no delivery: set ${deliveryVariable(delivery, 'EMAIL')} or ${deliveryVariable(delivery, 'WEBHOOK')}.`;
}
