import { answerList, type ShownAnswer } from '../answer-list.ts';
import { UsageError } from '../../command/command.ts';
import { deliverySummary } from './delivery-summary.ts';
import { assertForm, findDefinition, type OwnerContext } from './context.ts';
import type { SubmissionRecord } from '../store/records.ts';

interface ExportOptions {
  form?: string | undefined;
  format?: string | undefined;
  /** Whether CSV begins with a byte order mark, by which Excel recognises UTF-8. */
  bom: boolean;
}

/** Prints all answers, oldest first, without erased submissions. Files are given by path. */
export async function exportAll(
  context: OwnerContext,
  { form, format = 'csv', bom }: ExportOptions,
): Promise<void> {
  if (form !== undefined) await assertForm(context, form);
  if (format === 'csv') await printCsv(context, form, bom);
  else if (format === 'json') await printJson(context, form);
  else throw new UsageError(`There is no format "${format}". There are: csv, json.`);
}

async function printCsv(context: OwnerContext, form: string | undefined, bom: boolean): Promise<void> {
  // The questions of all forms side by side; those with the same title share a column.
  const titles = new Set<string>();
  let newest = 0;
  for await (const record of records(context, form)) {
    newest = record.row.seq;
    for (const { title } of shownAnswers(context, record)) titles.add(title);
  }
  if (bom) context.out('\uFEFF');
  context.out(csvLine(['Reference', 'Form', 'Received', 'State', 'Reason', ...titles, 'Files', 'Delivery']));
  for await (const record of records(context, form)) {
    // A later submission may have questions without a column.
    if (record.row.seq > newest) break;
    const { reference, form: id, received_at, state, reason } = record.row;
    const answers = shownAnswers(context, record);
    const cells = [...titles].map((title) =>
      answers.flatMap((answer) => (answer.title === title && answer.text ? [answer.text] : [])).join('\n'),
    );
    const files = record.files
      .map((file) => `${file.original_name} (${context.store.files.getPath(file.stored_name)})`)
      .join('\n');
    const head = [reference, id, received_at, state, reason ?? ''];
    context.out(csvLine([...head, ...cells, files, state === 'quarantined' ? '' : deliverySummary(record)]));
  }
}

async function printJson(context: OwnerContext, form: string | undefined): Promise<void> {
  let separator = '[\n';
  for await (const { row, answers, files, deliveries } of records(context, form)) {
    const entry = {
      reference: row.reference,
      form: row.form,
      formVersion: row.form_version,
      receivedAt: row.received_at,
      state: row.state,
      reason: row.reason,
      answers,
      files: files.map(({ field, original_name, stored_name, bytes, sha256, format }) => {
        const path = context.store.files.getPath(stored_name);
        return { field, name: original_name, path, bytes, sha256, format };
      }),
      deliveries: deliveries.map(({ channel, state, attempts, sent_at, last_error }) => {
        return { channel, state, attempts, sentAt: sent_at, lastError: last_error };
      }),
    };
    context.out(separator + JSON.stringify(entry));
    separator = ',\n';
  }
  context.out(separator === ',\n' ? '\n]\n' : '[]\n');
}

function shownAnswers(context: OwnerContext, { row, answers }: SubmissionRecord): ShownAnswer[] {
  return answerList(findDefinition(context, row.form), answers ?? {}, context.t);
}

/** Reads a few at a time, to limit memory. */
async function* records({ store }: OwnerContext, form: string | undefined): AsyncIterable<SubmissionRecord> {
  for (let last = 0; ;) {
    const page = await store.recordsAfter(last, form, 200);
    yield* page;
    if (page.length < 200) return;
    last = page.at(-1)!.row.seq;
  }
}

/** One line of CSV (RFC 4180), every cell quoted. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * A cell that no spreadsheet reads as a formula. An apostrophe marks the rest of a cell as text, so one is
 * inserted before each possible formula: at the start, after white space and quotation marks, and after
 * semicolons and tabs, at which some programs split even quoted cells.
 */
function csvCell(text: string): string {
  const safe = text.replace(/^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?=[ \u00a0"]*[=+\-@＝＋－＠])/g, "'");
  return `"${safe.replaceAll('"', '""')}"`;
}
