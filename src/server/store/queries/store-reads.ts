import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Answers } from '../../../core/form/form-definition.ts';
import type { SelectedSubmission, SubmissionRecord } from '../records.ts';
import type { Filter, Store } from '../store.ts';
import { sortFiles } from '../file-order.ts';
import type { Tables } from '../tables.ts';

type Reading = Pick<
  Store,
  | 'filesNamed'
  | 'findStatus'
  | 'record'
  | 'recordByReference'
  | 'references'
  | 'forms'
  | 'newest'
  | 'recordsAfter'
  | 'storedFiles'
>;

/** The operations that only read. */
export function storeReads(db: Kysely<Tables>): Reading {
  const findRecord = async (column: 'id' | 'reference', value: string) => {
    const rows = await db.selectFrom('submissions').selectAll().where(column, '=', value).execute();
    return (await withParts(db, rows))[0];
  };
  return {
    filesNamed: (storedNames) =>
      db.selectFrom('files').selectAll().where('stored_name', 'in', storedNames).execute(),
    findStatus: async (form, reference) => {
      const query = db.selectFrom('submissions').select(['received_at', 'answered_at']);
      const row = await query.where('reference', '=', reference).where('form', '=', form).executeTakeFirst();
      if (!row) return undefined;
      const { received_at: receivedAt, answered_at: answeredAt } = row;
      return { receivedAt, ...(answeredAt !== null && { answeredAt }) };
    },
    record: (id) => findRecord('id', id),
    recordByReference: (reference) => findRecord('reference', reference),
    references: async () => {
      const rows = await db.selectFrom('submissions').select('reference').execute();
      return rows.map(({ reference }) => reference);
    },
    forms: async () => {
      const rows = await db.selectFrom('submissions').select('form').distinct().orderBy('form').execute();
      return rows.map(({ form }) => form);
    },
    newest: async (filter, limit) => {
      const query = filtered(db, filter);
      const rows = await query.selectAll('submissions').orderBy('seq', 'desc').limit(limit).execute();
      const { count } = await query.select((is) => is.fn.countAll().as('count')).executeTakeFirstOrThrow();
      return { records: await withParts(db, rows), count: Number(count) };
    },
    recordsAfter: async (seq, form, limit) => {
      const rows = await db
        .selectFrom('submissions')
        .selectAll()
        .where('seq', '>', seq)
        .where('state', '!=', 'erased')
        .$if(form !== undefined, (query) => query.where('form', '=', form!))
        .orderBy('seq')
        .limit(limit)
        .execute();
      return withParts(db, rows);
    },
    storedFiles: () =>
      db
        .selectFrom('files')
        .innerJoin('submissions', 'submissions.id', 'files.submission_id')
        .select(['files.stored_name', 'submissions.reference'])
        .orderBy('submissions.seq')
        .execute(),
  };
}

/**
 * The number of submissions per query: a statement allows some 30,000 values, and long requests delay others.
 */
const atOnce = 500;

/** Adds answers, files and deliveries to submissions, in the given order. */
export async function withParts(
  db: Kysely<Tables>,
  rows: readonly SelectedSubmission[],
): Promise<SubmissionRecord[]> {
  const records: SubmissionRecord[] = [];
  for (let at = 0; at < rows.length; at += atOnce)
    records.push(...(await withSomeParts(db, rows.slice(at, at + atOnce))));
  return records;
}

async function withSomeParts(
  db: Kysely<Tables>,
  rows: readonly SelectedSubmission[],
): Promise<SubmissionRecord[]> {
  const ids = rows.map(({ id }) => id);
  const files = await db.selectFrom('files').selectAll().where('submission_id', 'in', ids).execute();
  const deliveries = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('submission_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('channel')
    .execute();
  return rows.map((row) => ({
    row,
    answers: row.data === null ? undefined : (JSON.parse(row.data) as Answers),
    files: sortFiles(files.filter(({ submission_id }) => submission_id === row.id)),
    deliveries: deliveries.filter(({ submission_id }) => submission_id === row.id),
  }));
}

function filtered(
  db: Kysely<Tables>,
  { form, state, delivery }: Filter,
): SelectQueryBuilder<Tables, 'submissions', object> {
  let query: SelectQueryBuilder<Tables, 'submissions', object> = db.selectFrom('submissions');
  if (form !== undefined) query = query.where('form', '=', form);
  if (state !== undefined) query = query.where('submissions.state', '=', state);
  if (delivery === undefined) return query;
  const ids = db.selectFrom('deliveries').select('submission_id').where('deliveries.state', '=', delivery);
  // Erased submissions keep their deliveries as history, but nothing is delivered any more.
  return query.where('submissions.id', 'in', ids).where('submissions.state', '!=', 'erased');
}
