import type { Kysely, Selectable } from 'kysely';
import type { Answers } from '../../core/form/form-definition.ts';
import type { DeliveryRow, FileRow, SubmissionRow, Tables } from './tables.ts';

/** A row as it is read. */
export type Submission = Selectable<SubmissionRow>;
export type Delivery = Selectable<DeliveryRow>;

/** A submission with all that belongs to it. */
export interface SubmissionRecord {
  row: Submission;
  /** None once they are erased. */
  answers: Answers | undefined;
  files: FileRow[];
  deliveries: Delivery[];
}

/** Adds to submissions their answers, files and deliveries, in the order of the rows given. */
export async function withParts(
  db: Kysely<Tables>,
  rows: readonly Submission[],
): Promise<SubmissionRecord[]> {
  if (rows.length === 0) return [];
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
    files: files.filter(({ submission_id }) => submission_id === row.id),
    deliveries: deliveries.filter(({ submission_id }) => submission_id === row.id),
  }));
}

/** One submission by its id. */
export async function recordOf(db: Kysely<Tables>, id: string): Promise<SubmissionRecord> {
  const rows = await db.selectFrom('submissions').selectAll().where('id', '=', id).execute();
  const [record] = await withParts(db, rows);
  if (!record) throw new Error(`There is no submission ${id}.`);
  return record;
}
