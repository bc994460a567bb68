import type { Filter } from '../store/store.ts';
import { UsageError } from '../../command/command.ts';
import { deliverySummary } from './delivery-summary.ts';
import { assertForm, type OwnerContext } from './context.ts';
import { isIncomplete } from '../store/files/missing-files.ts';
import { formatTable, type Column } from './table.ts';
import { dayAndTime } from '../format.ts';
import type { SubmissionRecord } from '../store/records.ts';

const states = ['new', 'quarantined', 'erased', 'pending', 'failed'] as const;
type State = (typeof states)[number];

interface ListOptions {
  form?: string | undefined;
  state?: string | undefined;
  limit?: string | undefined;
}

/** Prints the submissions as a table, newest first. */
export async function listSubmissions(
  context: OwnerContext,
  { form, state, limit = '50' }: ListOptions,
): Promise<void> {
  const stateFilter = states.find((name) => name === state);
  if (state !== undefined && !stateFilter) {
    throw new UsageError(`There is no state "${state}". There are: ${states.join(', ')}.`);
  }
  if (!/^[1-9]\d{0,6}$/.test(limit)) throw new UsageError('--limit needs a number from 1, such as 50.');
  if (form !== undefined) await assertForm(context, form);
  const { records, count } = await context.store.newest(createFilter(form, stateFilter), Number(limit));
  if (records.length > 0) {
    const { timeZone } = context;
    const columns: Column[] = [
      { title: 'Reference' },
      { title: 'Form', canShrink: true },
      { title: `Received (${timeZone})` },
      { title: 'State' },
      { title: 'Delivery', canShrink: true },
    ];
    const cells = records.map((record) => {
      const { reference, form: id, received_at, state: rowState } = record.row;
      return [reference, id, dayAndTime(received_at, timeZone), rowState, deliverySummary(record)];
    });
    context.out(`${formatTable(columns, cells, context.columns)}\n`);
  }
  context.out(`${totalText(records.length, count)}\n`);
  const incomplete: SubmissionRecord[] = [];
  for (const record of records) if (await isIncomplete(record, context.store.files)) incomplete.push(record);
  if (incomplete.length > 0) {
    const names = incomplete.map(({ row }) => row.reference).join(', ');
    context.out(
      `These submissions lack files: ${names}. To list the files: npm run submissions -- show REFERENCE\n`,
    );
  }
}

/** Creates the filter by the state of a submission, or of one of its deliveries. */
function createFilter(form: string | undefined, state: State | undefined): Filter {
  const isDeliveryState = state === 'pending' || state === 'failed';
  return isDeliveryState ? { form, delivery: state } : { form, state };
}

function totalText(shownCount: number, totalCount: number): string {
  if (totalCount === 0) return 'There are no such submissions.';
  const total = `${totalCount.toLocaleString('en')} ${totalCount === 1 ? 'submission' : 'submissions'}`;
  return shownCount < totalCount
    ? `${shownCount.toLocaleString('en')} of ${total}; --limit shows more.`
    : `${total}.`;
}
