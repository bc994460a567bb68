import type { Kysely } from 'kysely';
import { lastBackup } from './last-backup.ts';
import type { SubmissionRow, Tables } from './tables.ts';

/** What the store holds, in numbers: nothing of any person. */
export interface Figures {
  submissions: { form: string; state: SubmissionRow['state']; count: number }[];
  outbox: {
    /** Deliveries that wait for their next attempt. */
    waiting: number;
    /** When the oldest of them was planned: ISO 8601, UTC. */
    oldest: string | undefined;
    /** Deliveries that were given up. */
    failed: number;
  };
  /** When the last backup was made: ISO 8601, UTC. */
  lastBackup: string | undefined;
}

/** Counts what the store holds. */
export async function readFigures(db: Kysely<Tables>): Promise<Figures> {
  const submissions = await db
    .selectFrom('submissions')
    .select((is) => ['form', 'state', is.fn.countAll<number>().as('count')])
    .groupBy(['form', 'state'])
    .orderBy('form')
    .orderBy('state')
    .execute();
  const waiting = await db
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
    .select((is) => [is.fn.countAll<number>().as('count'), is.fn.min('deliveries.created_at').as('oldest')])
    .where('deliveries.state', '=', 'pending')
    .where('submissions.state', '=', 'new')
    .executeTakeFirstOrThrow();
  const failed = await db
    .selectFrom('deliveries')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  const oldest = (waiting.oldest as string | null) ?? undefined;
  return {
    submissions: submissions.map((row) => ({ ...row, count: Number(row.count) })),
    outbox: { waiting: Number(waiting.count), oldest, failed: Number(failed.count) },
    lastBackup: await lastBackup(db),
  };
}
