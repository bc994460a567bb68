import { counted, dayAndTime } from '../format.ts';
import type { SubmissionRecord } from '../store/records.ts';
import { UsageError } from '../../command/command.ts';
import { selectionNames } from './arguments.ts';
import { assertForm, CommandError, type OwnerContext } from './context.ts';
import { reasonText } from './delivery-summary.ts';
import { formatTable, type Column } from './table.ts';

/** Conditions for submissions; a submission must match all of them. */
export interface SubmissionSelection {
  form?: string | undefined;
  state?: string | undefined;
  /** The age since receipt, more or less than this: 90m, 12h, 30d. */
  older?: string | undefined;
  newer?: string | undefined;
  /** The network code of quarantined submissions. */
  network?: string | undefined;
  /** Words in an answer, ignoring case. */
  text?: string | undefined;
}

/** Whether any condition is given. */
export function hasConditions(selection: SubmissionSelection): boolean {
  return selectionNames.some((name) => selection[name] !== undefined);
}

const states = ['new', 'quarantined'] as const;

/**
 * Finds the selected submissions, oldest first, without erased ones.
 * @throws UsageError if a condition is invalid
 */
export async function selectSubmissions(
  context: OwnerContext,
  selection: SubmissionSelection,
): Promise<SubmissionRecord[]> {
  const fits = await matcher(context, selection);
  const selected: SubmissionRecord[] = [];
  for (let last = 0; ;) {
    const records = await context.store.recordsAfter(last, selection.form, pageSize);
    selected.push(...records.filter(fits));
    if (records.length < pageSize) return selected;
    last = records.at(-1)!.row.seq;
  }
}

const pageSize = 200;

/** Returns a function that matches submissions. */
export async function matcher(
  context: OwnerContext,
  { form, state, older, newer, network, text }: SubmissionSelection,
): Promise<(record: SubmissionRecord) => boolean> {
  if (form !== undefined) await assertForm(context, form);
  if (state !== undefined && !states.some((each) => each === state))
    throw new UsageError(`There is no state "${state}" here. There are: ${states.join(', ')}.`);
  const now = context.now().getTime();
  const before = older === undefined ? Infinity : now - milliseconds('older', older);
  const after = newer === undefined ? -Infinity : now - milliseconds('newer', newer);
  const needle = text === undefined ? undefined : asStored(text);
  return ({ row, answers }) => {
    const at = Date.parse(row.received_at);
    return (
      (form === undefined || row.form === form) &&
      (state === undefined || row.state === state) &&
      at < before &&
      at > after &&
      (network === undefined || (row.reason ?? '').split(',').includes(`network ${network.toUpperCase()}`)) &&
      (needle === undefined ||
        JSON.stringify(answers ?? {})
          .toLowerCase()
          .includes(needle))
    );
  };
}

/** Prints the selected submissions, newest first, limited to a screen. */
export function showSelection(
  { out, columns, timeZone }: OwnerContext,
  records: readonly SubmissionRecord[],
): void {
  if (records.length === 0) return;
  const titles: Column[] = [
    { title: 'Reference' },
    { title: 'Form', canShrink: true },
    { title: `Received (${timeZone})` },
    { title: 'State', canShrink: true },
  ];
  const rows = records
    .toReversed()
    .slice(0, shownRows)
    .map(({ row }) => {
      const stateText = row.state === 'quarantined' ? `held back: ${reasonText(row)}` : row.state;
      return [row.reference, row.form, dayAndTime(row.received_at, timeZone), stateText];
    });
  const more = records.length > shownRows ? `… and ${records.length - shownRows} more.\n` : '';
  out(`${formatTable(titles, rows, columns)}${more}`);
}

const shownRows = 20;

/**
 * Asks for confirmation of the selection.
 * @param what the action: "Release 3 submissions"
 * @throws CommandError if it is not confirmed, UsageError without a terminal
 */
export async function assertConfirmed({ ask }: OwnerContext, what: string, yes: boolean): Promise<void> {
  if (yes) return;
  if (!ask) throw new UsageError(`Cannot ask: this is not a terminal. Add --yes to confirm.`);
  const answer = await ask(`${what}? Type yes: `);
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandError('Nothing was changed.');
}

/** The number with its noun: 3 submissions. */
export function submissions(records: readonly SubmissionRecord[]): string {
  return counted(records.length, 'submission');
}

const units = { m: 60_000, h: 60 * 60_000, d: 24 * 60 * 60_000 };

function milliseconds(name: string, age: string): number {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(age) ?? [];
  if (count === undefined)
    throw new UsageError(`--${name} needs an age in minutes, hours or days, such as 90m, 12h or 30d.`);
  return Number(count) * units[unit as keyof typeof units];
}

/** The text as it occurs in the JSON of answers. */
function asStored(text: string): string {
  return JSON.stringify(text).slice(1, -1).toLowerCase();
}
