import { answerList, type ShownAnswer } from './answer-list.ts';
import { UsageError } from './arguments.ts';
import { csvLine } from './csv.ts';
import { deliverySummary } from './delivery-words.ts';
import { assertForm, definitionOf, type Desk } from './desk.ts';
import { withParts, type SubmissionRecord } from './record.ts';

interface Options {
  form?: string | undefined;
  format?: string | undefined;
  /** Whether to begin with the mark by which Excel knows UTF-8. */
  bom: boolean;
}

/** Prints all answers, the oldest first, without what was erased. Files are named by where they lie. */
export async function exportAll(desk: Desk, { form, format = 'csv', bom }: Options): Promise<void> {
  if (form !== undefined) await assertForm(desk, form);
  if (bom) desk.out('\uFEFF');
  if (format === 'csv') await asCsv(desk, form);
  else if (format === 'json') await asJson(desk, form);
  else throw new UsageError(`There is no format "${format}". There are: csv, json.`);
}

async function asCsv(desk: Desk, form: string | undefined): Promise<void> {
  // The questions of all forms side by side; those with the same title share a column.
  const titles = new Set<string>();
  for await (const record of records(desk, form))
    for (const { title } of shown(desk, record)) titles.add(title);
  desk.out(csvLine(['Reference', 'Form', 'Received', 'State', 'Reason', ...titles, 'Files', 'Delivery']));
  for await (const record of records(desk, form)) {
    const { reference, form: id, received_at, state, reason } = record.row;
    const answers = shown(desk, record);
    const cells = [...titles].map((title) =>
      answers.flatMap((answer) => (answer.title === title && answer.text ? [answer.text] : [])).join('\n'),
    );
    const files = record.files
      .map((file) => `${file.original_name} (uploads/${file.stored_name})`)
      .join('\n');
    const head = [reference, id, received_at, state, reason ?? ''];
    desk.out(csvLine([...head, ...cells, files, state === 'quarantined' ? '' : deliverySummary(record)]));
  }
}

async function asJson(desk: Desk, form: string | undefined): Promise<void> {
  let before = '[\n';
  for await (const { row, answers, files, deliveries } of records(desk, form)) {
    const entry = {
      reference: row.reference,
      form: row.form,
      formVersion: row.form_version,
      receivedAt: row.received_at,
      state: row.state,
      reason: row.reason,
      answers,
      files: files.map(({ field, original_name, stored_name, bytes, sha256, format }) => {
        const path = `uploads/${stored_name}`;
        return { field, name: original_name, path, bytes, sha256, format };
      }),
      deliveries: deliveries.map(({ channel, state, attempts, sent_at, last_error }) => {
        return { channel, state, attempts, sentAt: sent_at, lastError: last_error };
      }),
    };
    desk.out(before + JSON.stringify(entry));
    before = ',\n';
  }
  desk.out(before === ',\n' ? '\n]\n' : '[]\n');
}

function shown(desk: Desk, { row, answers }: SubmissionRecord): ShownAnswer[] {
  return answerList(definitionOf(desk, row.form), answers ?? {});
}

/** A few at a time, however many there are. */
async function* records({ store: { db } }: Desk, form: string | undefined): AsyncIterable<SubmissionRecord> {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('submissions')
      .selectAll()
      .where('seq', '>', last)
      .where('state', '!=', 'erased')
      .$if(form !== undefined, (query) => query.where('form', '=', form!))
      .orderBy('seq')
      .limit(200)
      .execute();
    yield* await withParts(db, rows);
    if (rows.length < 200) return;
    last = rows.at(-1)!.seq;
  }
}
