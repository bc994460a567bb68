import type { Kysely } from 'kysely';
import type { Figures, Store } from '../store.ts';
import type { Tables } from '../tables.ts';

/** The requests by which the server learns how it is, and remembers what it did. */
export function selfKnowledge(db: Kysely<Tables>): Pick<Store, 'figures' | 'note' | 'setNote'> {
  return {
    figures: async () => ({ submissions: await counts(db), outbox: await outboxFigures(db) }),
    note: (name) =>
      db.selectFrom('notes').select(['value', 'at']).where('name', '=', name).executeTakeFirst(),
    setNote: async (name, { value, at }) => {
      await db
        .insertInto('notes')
        .values({ name, value, at })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, at }))
        .execute();
    },
  };
}

async function counts(db: Kysely<Tables>): Promise<Figures['submissions']> {
  const rows = await db
    .selectFrom('submissions')
    .select((is) => ['form', 'state', is.fn.countAll().as('count')])
    .groupBy(['form', 'state'])
    .orderBy('form')
    .orderBy('state')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

async function outboxFigures(db: Kysely<Tables>): Promise<Figures['outbox']> {
  const waiting = await db
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
    .select((is) => [is.fn.countAll().as('count'), is.fn.min('deliveries.created_at').as('oldest')])
    .where('deliveries.state', '=', 'pending')
    .where('submissions.state', '=', 'new')
    .executeTakeFirstOrThrow();
  const failed = await db
    .selectFrom('deliveries')
    .select((is) => is.fn.countAll().as('count'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  const oldest = (waiting.oldest as string | null) ?? undefined;
  return { waiting: Number(waiting.count), oldest, failed: Number(failed.count) };
}
