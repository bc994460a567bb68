import { removeLeftUnpacked } from '../backup/unpacked-folder.ts';
import { removeLeftWork } from '../backup/work-folder.ts';
import { uploadArea } from '../forms/uploads/upload-area.ts';
import type { OpenStore } from '../store/open-store.ts';
import { StoreRequestError } from '../store/store-error.ts';
import { UsageError } from '../../command/command.ts';
import { channelNames } from './delivery-summary.ts';
import { CommandError, failureReason, submissionBy, type OwnerContext } from './context.ts';
import type { Delivery, SubmissionRecord } from '../store/records.ts';
import { counted, localMinute } from '../format.ts';

/** The options of `erase`. */
export interface EraseOptions {
  /** Whether to erase without asking. */
  yes: boolean;
  includesUndelivered: boolean;
}

/**
 * Erases the content of a submission: no byte of it stays in the database, its log or the files. Only its
 * reference, form and times stay. A second call continues after an interruption.
 */
export async function erase(context: OwnerContext, reference: string, options: EraseOptions): Promise<void> {
  const record = await submissionBy(context, reference);
  const { state, reference: name, erased_at } = record.row;
  const { store, timeZone } = context;
  if (state === 'erased') {
    await purge(store, `${name} is erased`);
    context.out(
      `${name} was erased on ${localMinute(erased_at ?? '', timeZone)}. The database was cleaned again.\n`,
    );
    return;
  }
  assertDelivered(record, options);
  if (!options.yes) await confirm(context, record);
  // The user may have taken a while to confirm.
  assertDelivered(await submissionBy(context, name), options);
  await eraseContent(context, record);
  await purge(store, `${name} is erased`);
  context.out(report(record, store));
}

/**
 * Erases the files of a submission, and then the content of its rows. The caller must purge the database
 * afterwards.
 */
export async function eraseContent(
  { store, now }: OwnerContext,
  { row, files }: SubmissionRecord,
): Promise<void> {
  // Files first: while the rows exist, a second attempt still finds the remaining files.
  await store.files.remove(files.map(({ stored_name }) => stored_name));
  await uploadArea(store.dataDir, now).removeSubmission(row);
  await store.erase(row.id, now().toISOString()).catch((error: unknown) => {
    const only = files.length > 0 ? ', only its files are' : '';
    throw unlessExplained(error, store, `${row.reference} is not erased${only}`);
  });
}

/**
 * Removes every byte of erased data from the database, its log, and the folders of killed backups and
 * restores.
 * @param done what was done, for the message if it fails
 */
export async function purge(store: OpenStore, done: string): Promise<void> {
  await store.purge().catch((error: unknown) => {
    throw unlessExplained(error, store, `${done}, but the database may still contain parts of it`);
  });
  removeLeftWork(store.dataDir);
  removeLeftUnpacked();
}

/** An error with the command's progress and the reason why the store failed; other errors stay unchanged. */
function unlessExplained(error: unknown, store: OpenStore, sofar: string): unknown {
  if (!(error instanceof StoreRequestError)) return error;
  return new CommandError(`${sofar}: ${failureReason(error, store)}`, { cause: error });
}

/** The pending and failed deliveries of a submission: with any of these, the owner may not have seen it. */
export function openDeliveries({ deliveries }: SubmissionRecord): Delivery[] {
  return deliveries.filter(
    ({ state, channel }) => state === 'pending' || (state === 'failed' && channel !== 'receipt'),
  );
}

function assertDelivered(record: SubmissionRecord, { includesUndelivered }: EraseOptions): void {
  const { row } = record;
  const open = openDeliveries(record);
  if (open.length === 0 || includesUndelivered) return;
  const states = open.map(({ channel, state }) => `${channelNames[channel]} ${state}`).join(', ');
  throw new CommandError(
    `${row.reference} is not delivered (${states}). Wait, retry it, or add --even-undelivered.`,
  );
}

async function confirm({ ask, timeZone }: OwnerContext, { row, files }: SubmissionRecord): Promise<void> {
  if (!ask) throw new UsageError('Cannot ask: this is not a terminal. Add --yes to confirm.');
  const what = `${row.form}, received ${localMinute(row.received_at, timeZone)}, ${counted(files.length, 'file')}`;
  const answer = await ask(`Erase ${row.reference} (${what}) permanently? Type yes: `);
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandError('Nothing was erased.');
}

function report(
  { row, files, deliveries }: SubmissionRecord,
  { dataDir, isRemote, place }: OpenStore,
): string {
  const cancelled = deliveries.filter(({ state }) => state === 'pending').length;
  const gone = ['its answers', ...(files.length > 0 ? [counted(files.length, 'file')] : [])];
  if (cancelled > 0) gone.push(counted(cancelled, 'pending delivery', 'pending deliveries'));
  return `${row.reference} is erased: ${gone.join(', ')}.
The store keeps its reference, the form (${row.form}), and the times of receipt, deliveries and erasure.
All other data were removed from ${isRemote ? `${place} and its files` : dataDir}. Remove copies in e-mails, webhooks and backups yourself.
`;
}
