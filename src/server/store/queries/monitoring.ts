import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Figures, Store } from '../store.ts';
import type { Tables } from '../tables.ts';

type MonitoringOperations = Pick<
  Store,
  'figures' | 'note' | 'setNote' | 'claimNote' | 'receivedBetween' | 'countBefore'
>;

/** The operations for monitoring, and for the notes of the server. */
export function monitoringQueries(db: Kysely<Tables>): MonitoringOperations {
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
    claimNote: async (name, { value, at }) => {
      const written = await db
        .insertInto('notes')
        .values({ name, value, at })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ value, at })
            .where('notes.value', '!=', value)
            .where('notes.at', '!=', at),
        )
        .returning('name')
        .execute();
      return written.length > 0;
    },
    countBefore: async (limits) => {
      if (limits.length === 0) return 0;
      const { count } = await db
        .selectFrom('submissions')
        .select((is) => is.fn.countAll().as('count'))
        .where('state', '!=', 'erased')
        .where((is) =>
          is.or(
            limits.map(({ form, before }) => is.and([is('form', '=', form), is('received_at', '<', before)])),
          ),
        )
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    receivedBetween: async (since, until) => {
      const rows = await db
        .selectFrom('submissions')
        .select((is) => ['form', is.fn.countAll().as('count')])
        .where('received_at', '>=', since)
        .where('received_at', '<=', until)
        .where('state', '!=', 'erased')
        .groupBy('form')
        .orderBy('form')
        .execute();
      return rows.map(({ form, count }) => ({ form, count: Number(count) }));
    },
  };
}

async function counts(db: Kysely<Tables>): Promise<Figures['submissions']> {
  const rows = await db
    .selectFrom('submissions')
    .select((is) => ['form', 'state', is.fn.countAll().as('count'), is.fn.max('received_at').as('newest')])
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
    .select((is) => [
      is.fn.countAll().as('count'),
      is.fn.min('deliveries.created_at').filterWhere(isOfOutbox).as('oldest'),
      is.fn.countAll().filterWhere('deliveries.last_code', 'like', 'smtp 5%').as('refused'),
    ])
    .where('deliveries.state', '=', 'pending')
    .where('submissions.state', '=', 'new')
    .executeTakeFirstOrThrow();
  const failed = await db
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
    .select((is) => [is.fn.countAll().as('count'), is.fn.max('next_at').as('newest')])
    .where('deliveries.state', '=', 'failed')
    .where('deliveries.channel', '!=', 'receipt')
    .where('submissions.state', '=', 'new')
    .executeTakeFirstOrThrow();
  return {
    waiting: Number(waiting.count),
    oldest: (waiting.oldest as string | null) ?? undefined,
    refused: Number(waiting.refused),
    failed: Number(failed.count),
    newestFailed: (failed.newest as string | null) ?? undefined,
  };
}

/**
 * Excludes deferred receipts: they say something about the visitor's address, and nothing about the outbox.
 */
function isOfOutbox(is: ExpressionBuilder<Tables, 'deliveries'>): Expression<SqlBool> {
  return is.or([
    is('deliveries.channel', '!=', 'receipt'),
    is('deliveries.last_code', 'is', null),
    is('deliveries.last_code', 'not like', 'smtp 4%'),
  ]);
}
