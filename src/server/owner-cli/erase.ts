import { rmSync } from 'node:fs';
import path from 'node:path';
import type { OpenStore } from '../store/open-store.ts';
import { StoreFault } from '../store/store-error.ts';
import { syncFolder, uploadPath } from '../store/uploads.ts';
import { UsageError } from './arguments.ts';
import { channelNames } from './delivery-summary.ts';
import { CommandError, submissionBy, type Context } from './context.ts';
import type { SubmissionRecord } from '../store/records.ts';
import { counted, utcMinute } from '../format.ts';

interface Options {
  /** Erase without a question. */
  yes: boolean;
  evenUndelivered: boolean;
}

/**
 * Erases what a person sent, so that no byte of it is left in the database, its log or the files; what stays is that
 * there was such a submission. It can be repeated, and continues where it was interrupted.
 */
export async function erase(context: Context, reference: string, options: Options): Promise<void> {
  const record = await submissionBy(context, reference);
  const { id, state, reference: name, erased_at } = record.row;
  const { store } = context;
  if (state === 'erased') {
    await purge(store);
    context.out(
      `${name} was erased on ${utcMinute(erased_at ?? '')} UTC. The database was cleaned once more.\n`,
    );
    return;
  }
  assertDelivered(record, options);
  if (!options.yes) await confirm(context, record);
  // Somebody may have taken their time to answer.
  assertDelivered(await submissionBy(context, name), options);
  // The files go first: while there are rows, a second attempt finds what the first one left.
  for (const { stored_name } of record.files) {
    for (const place of [uploadPath(store, stored_name), path.join(store.incoming, stored_name)])
      rmSync(place, { force: true });
  }
  await store.erase(id, context.now().toISOString());
  await syncFolder(store.uploads);
  await purge(store);
  context.out(report(record, store));
}

async function purge(store: OpenStore): Promise<void> {
  try {
    await store.purge();
  } catch (error) {
    if (!(error instanceof StoreFault && error.kind === 'busy')) throw error;
    throw new CommandError(
      `The submission is erased, but the log of the database in ${store.dataDir} is in use and may still hold it. Run this again in a minute.`,
      { cause: error },
    );
  }
}

/** Refuses while the owner may not have seen it: a delivery is pending or has failed. */
function assertDelivered({ row, deliveries }: SubmissionRecord, { evenUndelivered }: Options): void {
  const open = deliveries.filter(
    ({ state, channel }) => state === 'pending' || (state === 'failed' && channel !== 'receipt'),
  );
  if (open.length === 0 || evenUndelivered) return;
  const ways = open.map(({ channel, state }) => `${channelNames[channel]} ${state}`).join(', ');
  throw new CommandError(
    `${row.reference} is not delivered (${ways}). Wait, retry it, or add --even-undelivered.`,
  );
}

async function confirm({ ask }: Context, { row, files }: SubmissionRecord): Promise<void> {
  if (!ask) throw new UsageError('Nobody can be asked here. Add --yes to erase without a question.');
  const what = `${row.form}, received ${utcMinute(row.received_at)} UTC, ${counted(files.length, 'file')}`;
  const answer = await ask(`Erase ${row.reference} (${what}) for good? Type yes: `);
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandError('Nothing was erased.');
}

function report({ row, files, deliveries }: SubmissionRecord, { dataDir }: OpenStore): string {
  const cancelled = deliveries.filter(({ state }) => state === 'pending').length;
  const gone = ['its answers', ...(files.length > 0 ? [counted(files.length, 'file')] : [])];
  if (cancelled > 0) gone.push(counted(cancelled, 'pending delivery', 'pending deliveries'));
  return `${row.reference} is erased: ${gone.join(', ')}.
What stays is the reference, the form (${row.form}) and when it was received, delivered and erased.
Nothing else of it is left in ${dataDir}. E-mails, webhooks and backups that hold copies are yours to clear.
`;
}
