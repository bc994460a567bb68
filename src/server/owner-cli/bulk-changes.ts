import { counted } from '../format.ts';
import {
  assertConfirmed,
  selectSubmissions,
  showSelection,
  submissions,
  type SubmissionSelection,
} from './select-submissions.ts';
import { CommandError, type OwnerContext } from './context.ts';
import { eraseContent, openDeliveries, purge, type EraseOptions } from './erase.ts';
import { missingDeliveries, retrySentence } from './requeue.ts';

/**
 * Releases the selected submissions from quarantine, after showing them and asking. Their visitors get no
 * receipts, because many may have been sent in other people's names.
 */
export async function releaseSelected(
  context: OwnerContext,
  selection: SubmissionSelection,
  yes: boolean,
): Promise<void> {
  const records = await selectSubmissions(context, { ...selection, state: selection.state ?? 'quarantined' });
  const quarantined = records.filter(({ row }) => row.state === 'quarantined');
  showSelection(context, quarantined);
  if (quarantined.length === 0) return context.out(none);
  await assertConfirmed(context, `Release ${submissions(quarantined)}`, yes);
  let planned = 0;
  for (const record of quarantined) {
    const missing = missingDeliveries(context, record).filter(({ channel }) => channel !== 'receipt');
    await context.store.release(record.row.id, missing);
    planned += missing.length;
  }
  const released = counted(quarantined.length, 'submission is', 'submissions are');
  context.out(`${released} released. ${counted(planned, 'delivery', 'deliveries')} ${retrySentence}\n`);
}

/** Erases the selected submissions, after showing them and asking. */
export async function eraseSelected(
  context: OwnerContext,
  selection: SubmissionSelection,
  options: EraseOptions,
): Promise<void> {
  const records = await selectSubmissions(context, selection);
  const open = records.filter((record) => openDeliveries(record).length > 0);
  if (open.length > 0 && !options.includesUndelivered)
    throw new CommandError(
      `${counted(open.length, 'of them is', 'of them are')} not delivered. Wait, retry it, or add --even-undelivered.`,
    );
  showSelection(context, records);
  if (records.length > 0)
    await assertConfirmed(context, `Erase ${submissions(records)} permanently`, options.yes);
  for (const record of records) await eraseContent(context, record);
  const erased = counted(records.length, 'submission is', 'submissions are');
  // Purges even if none is left: the last run may have been interrupted before that.
  await purge(context.store, `${erased} erased`);
  context.out(
    records.length === 0
      ? none
      : `${erased} erased. Remove copies in e-mails, webhooks and backups yourself.\n`,
  );
}

const none = 'There are no such submissions.\n';
