import { retentionLimits, type RetentionLimit } from '../retention-limits.ts';
import { counted, dayAndTime, localMinute } from '../format.ts';
import type { SubmissionRecord } from '../store/records.ts';
import { UsageError } from '../../command/command.ts';
import { matcher, showSelection, hasConditions, type SubmissionSelection } from './select-submissions.ts';
import { CommandError, type OwnerContext } from './context.ts';
import { eraseContent, openDeliveries, purge } from './erase.ts';
import { formatTable, type Column } from './table.ts';

interface RetentionOptions {
  /** Whether to erase instead of only listing. */
  erase: boolean;
  /** Whether to erase without asking. */
  yes: boolean;
  /** Whether to erase undelivered submissions too. */
  includesUndelivered: boolean;
  /** Whether to erase even more than half of all submissions. */
  most: boolean;
  /** Limits the submissions. Quarantined ones are erased only if their state is selected. */
  selection: SubmissionSelection;
}

/** Submissions that are stored longer than their form allows. */
interface Overdue {
  limit: RetentionLimit;
  delivered: SubmissionRecord[];
  undelivered: SubmissionRecord[];
  quarantined: SubmissionRecord[];
}

/**
 * Lists the submissions stored for longer than their forms allow, and erases them on request if they were
 * delivered to the owner. Undelivered and quarantined ones stay. After an interruption, a second call
 * continues.
 */
export async function retention(context: OwnerContext, options: RetentionOptions): Promise<void> {
  const { store, definitions, out } = context;
  const limits = retentionLimits(definitions, context.now());
  const unlimitedForms = definitions.filter(({ keepDays }) => keepDays === undefined).map(({ id }) => id);
  if (limits.length === 0) {
    out('No form limits the storage of its submissions: add "keepDays" to its file.\n');
    return;
  }
  const overdue: Overdue[] = [];
  for (const limit of limits) overdue.push(await findOverdue(context, limit, options.selection));
  out(overview(overdue, context));
  if (unlimitedForms.length > 0)
    out(`Stored without a limit, because the form has no "keepDays": ${unlimitedForms.join(', ')}.\n`);
  const removedForms = await countFormsWithoutDefinition(context);
  if (removedForms.length > 0)
    out(`Stored without a limit, because the form was removed: ${removedForms.join(', ')}.\n`);
  const selected = overdue.flatMap(({ delivered, undelivered, quarantined }) => [
    ...delivered,
    ...(options.includesUndelivered ? undelivered : []),
    ...(options.selection.state === 'quarantined' ? quarantined : []),
  ]);
  if (hasConditions(options.selection)) showSelection(context, selected);
  if (!options.erase) {
    const what = counted(selected.length, 'submission');
    out(
      selected.length === 0
        ? 'There is nothing to erase.\n'
        : `Nothing was erased. To erase ${what}, add --erase.\n`,
    );
    return;
  }
  if (selected.length > 0) await confirmErasure(context, selected.length, options);
  for (const record of selected) await eraseContent(context, record);
  // Purges even if none is left: the last run may have been interrupted before that.
  await purge(store, `${counted(selected.length, 'submission is', 'submissions are')} erased`);
  const files = selected.reduce((total, record) => total + record.files.length, 0);
  out(
    `${counted(selected.length, 'submission is', 'submissions are')} erased, with ${counted(files, 'file')}. Remove copies in e-mails and webhooks yourself, and those in backups with --prune.\n`,
  );
}

/** Forms without a definition, which therefore have no limit, with their numbers of submissions. */
async function countFormsWithoutDefinition({ store, definitions }: OwnerContext): Promise<string[]> {
  const { submissions } = await store.figures();
  const stored = submissions.filter(
    ({ form, state }) => state !== 'erased' && !definitions.some(({ id }) => id === form),
  );
  return [...Map.groupBy(stored, ({ form }) => form)].map(
    ([form, rows]) => `${form} (${rows.reduce((total, { count }) => total + count, 0)})`,
  );
}

async function findOverdue(
  context: OwnerContext,
  limit: RetentionLimit,
  selection: SubmissionSelection,
): Promise<Overdue> {
  const { store } = context;
  const fits = await matcher(context, selection);
  const overdue: Overdue = { limit, delivered: [], undelivered: [], quarantined: [] };
  for (let last = 0; ;) {
    const records = await store.recordsAfter(last, limit.form, 200);
    for (const record of records.filter(fits)) {
      if (record.row.received_at >= limit.before) continue;
      if (record.row.state === 'quarantined') overdue.quarantined.push(record);
      else overdue[isDelivered(record) ? 'delivered' : 'undelivered'].push(record);
    }
    if (records.length < 200) return overdue;
    last = records.at(-1)!.row.seq;
  }
}

/** Whether the owner has received it. A receipt to the visitor does not count. */
function isDelivered(record: SubmissionRecord): boolean {
  const isSent = record.deliveries.some(({ state, channel }) => state === 'sent' && channel !== 'receipt');
  return isSent && openDeliveries(record).length === 0;
}

function overview(overdue: readonly Overdue[], { columns, timeZone }: OwnerContext): string {
  const titles: Column[] = [
    { title: 'Form', canShrink: true },
    { title: 'Days kept' },
    { title: 'To erase' },
    { title: 'Not delivered' },
    { title: 'Held back' },
    { title: `Oldest (${timeZone})` },
  ];
  const rows = overdue.map(({ limit, delivered, undelivered, quarantined }) => {
    const received = [...delivered, ...undelivered, ...quarantined].map(({ row }) => row.received_at).sort();
    const counts = [limit.days, delivered.length, undelivered.length, quarantined.length].map(String);
    return [limit.form, ...counts, received[0] === undefined ? '—' : dayAndTime(received[0], timeZone)];
  });
  return formatTable(titles, rows, columns);
}

/** Asks before erasing. Guards against a wrong clock: if it is a year ahead, nearly everything is old. */
async function confirmErasure(
  { store, now, ask, timeZone }: OwnerContext,
  count: number,
  { yes, most }: RetentionOptions,
): Promise<void> {
  const { submissions } = await store.figures();
  const all = submissions.reduce((total, row) => total + (row.state === 'erased' ? 0 : row.count), 0);
  if (count * 2 > all && !most) {
    const time = localMinute(now().toISOString(), timeZone);
    throw new CommandError(
      `${count} of ${counted(all, 'submission')} would be erased. The clock of this computer says ${time}: if that is right, add --most to confirm.`,
    );
  }
  if (yes) return;
  if (!ask) throw new UsageError('Cannot ask: this is not a terminal. Add --yes to confirm.');
  const answer = await ask(`Erase ${counted(count, 'submission')} permanently? Type yes: `);
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandError('Nothing was erased.');
}
