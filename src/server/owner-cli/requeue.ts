import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { deliveryVariable } from '../delivery/delivery-report.ts';
import { plannedDeliveries } from '../delivery/plan.ts';
import { deliveryRow } from '../store/delivery-row.ts';
import type { Channel, Tables } from '../store/tables.ts';
import { channelNames } from './delivery-summary.ts';
import { definitionOf, CommandError, submissionBy, type Context } from './context.ts';
import type { SubmissionRecord } from '../store/record.ts';
import { counted } from '../format.ts';

/** Makes the server try again now what is not delivered; channels that were set up since are added. */
export async function retry(context: Context, reference: string): Promise<void> {
  const record = await submissionBy(context, reference);
  const { id, state, reference: name } = record.row;
  if (state === 'erased') throw new CommandError(`${name} was erased: there is nothing left to deliver.`);
  if (state === 'quarantined')
    throw new CommandError(`${name} is in quarantine. Release it: npm run submissions -- release ${name}`);
  const open = record.deliveries.filter((delivery) => delivery.state !== 'sent');
  const fresh = await context.store.db.transaction().execute(async (db) => {
    await restart(context, db, id);
    return addMissing(context, db, record);
  });
  const channels = [...open.map(({ channel }) => channel), ...fresh].map((channel) => channelNames[channel]);
  if (channels.length > 0) context.out(`${name}: ${channels.join(', ')} ${soon}\n`);
  else if (record.deliveries.length > 0) context.out(`${name}: everything was delivered.\n`);
  else throw new CommandError(`${name}: ${noDeliveryMessage(context, record)}`);
}

/** Makes the server try again everything that has failed. */
export async function retryFailed(context: Context): Promise<void> {
  const count = await context.store.db.transaction().execute((db) => restart(context, db));
  context.out(
    count === 0 ? 'Nothing has failed.\n' : `${counted(count, 'delivery', 'deliveries')} ${soon}\n`,
  );
}

/** Takes a submission out of quarantine, and makes its deliveries. */
export async function release(context: Context, reference: string): Promise<void> {
  const record = await submissionBy(context, reference);
  const { id, state, reference: name } = record.row;
  if (state !== 'quarantined') throw new CommandError(`${name} is not in quarantine: it is ${state}.`);
  const channels = await context.store.db.transaction().execute(async (db) => {
    await db.updateTable('submissions').set({ state: 'new' }).where('id', '=', id).execute();
    return addMissing(context, db, record);
  });
  const words = channels.map((channel) => channelNames[channel]).join(', ');
  context.out(
    `${name} is released. ${channels.length > 0 ? `${words} ${soon}` : noDeliveryMessage(context, record)}\n`,
  );
}

const soon = 'will be tried within seconds, while the server runs.';

/**
 * Starts the three days of deliveries again.
 * @param submission whose, the pending ones included; without it, all that have failed
 */
async function restart({ now }: Context, db: Transaction<Tables>, submission?: string): Promise<number> {
  const at = now().toISOString();
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ state: 'pending', attempts: 0, next_at: at, created_at: at })
    .where('state', 'in', submission === undefined ? ['failed'] : ['failed', 'pending'])
    .$if(submission !== undefined, (query) => query.where('submission_id', '=', submission!))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function addMissing(
  context: Context,
  db: Transaction<Tables>,
  { row, answers, deliveries }: SubmissionRecord,
): Promise<Channel[]> {
  const definition = definitionOf(context, row.form);
  const planned = definition ? plannedDeliveries(definition, context.settings, answers ?? {}) : [];
  const there = new Set(deliveries.map(({ channel }) => channel));
  const missing = planned.map(({ channel }) => channel).filter((channel) => !there.has(channel));
  const at = context.now().toISOString();
  const rows = missing.map((channel) => deliveryRow(row.id, channel, at, randomUUID));
  if (rows.length > 0) await db.insertInto('deliveries').values(rows).execute();
  return missing;
}

function noDeliveryMessage(context: Context, { row }: SubmissionRecord): string {
  const delivery = definitionOf(context, row.form)?.delivery;
  if (delivery === undefined) return `The form "${row.form}" is gone, so nobody is told.`;
  return `It is passed on to nobody: set ${deliveryVariable(delivery, 'EMAIL')} or ${deliveryVariable(delivery, 'WEBHOOK')}.`;
}
