import { existsSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import type { Transaction } from 'kysely';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { syncFolder, uploadPath } from '../store/uploads.ts';
import { UsageError } from './arguments.ts';
import { channelNames } from './delivery-summary.ts';
import { CommandError, submissionBy, type Context } from './context.ts';
import type { SubmissionRecord } from '../store/record.ts';
import { counted, utcMinute } from '../format.ts';

interface Options {
  /** Erase without a question. */
  yes: boolean;
  evenUndelivered: boolean;
}

/**
 * Erases what a person sent, so that no byte of it is left in the database, its log or the files; what stays is that
 * there was such a submission. It can be repeated, and continues where it was interrupted.
 */
export async function erase(context: Context, reference: string, options: Options): Promise<void> {
  const record = await submissionBy(context, reference);
  const { id, state, reference: name, erased_at } = record.row;
  const { store } = context;
  if (state === 'erased') {
    purge(store);
    context.out(
      `${name} was erased on ${utcMinute(erased_at ?? '')} UTC. The database was cleaned once more.\n`,
    );
    return;
  }
  assertDelivered(record, options);
  if (!options.yes) await confirm(context, record);
  await store.db.transaction().execute(async (db) => {
    const deliveries = await db
      .selectFrom('deliveries')
      .selectAll()
      .where('submission_id', '=', id)
      .execute();
    assertDelivered({ ...record, deliveries }, options);
    // The files go first: while there are rows, a second attempt finds what the first one left.
    for (const { stored_name } of record.files) {
      const places = [uploadPath(store, stored_name), path.join(store.incoming, stored_name)];
      for (const place of places.filter((each) => existsSync(each))) unlinkSync(place);
    }
    await clearRows(db, id, context.now().toISOString());
  });
  await syncFolder(store.uploads);
  purge(store);
  context.out(report(record, store));
}

async function clearRows(db: Transaction<Tables>, id: string, at: string): Promise<void> {
  await db.deleteFrom('files').where('submission_id', '=', id).execute();
  await db.deleteFrom('deliveries').where('submission_id', '=', id).where('state', '=', 'pending').execute();
  // What a mail server said may name an address.
  await db.updateTable('deliveries').set({ last_error: null }).where('submission_id', '=', id).execute();
  await db
    .updateTable('submissions')
    .set({ state: 'erased', data: null, key: null, body_hash: null, reason: null, erased_at: at })
    .where('id', '=', id)
    .execute();
}

/** Rewrites the database without what was removed, and empties its log. */
function purge({ sqlite, dataDir }: Store): void {
  sqlite.exec('PRAGMA busy_timeout = 500');
  const rewritten = persist(() => {
    sqlite.exec('VACUUM');
    return true;
  });
  const emptied = rewritten && persist(() => pragma(sqlite, 'wal_checkpoint(TRUNCATE)', 'busy') === 0);
  if (emptied) return;
  throw new CommandError(
    `The submission is erased, but the log of the database in ${dataDir} is in use and may still hold it. Run this again in a minute.`,
  );
}

/** Tries for some seconds what fails while the server writes. */
function persist(action: () => boolean): boolean {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    try {
      if (action()) return true;
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
  }
  return false;
}

function pragma(sqlite: Store['sqlite'], name: string, column: string): unknown {
  return sqlite.prepare(`PRAGMA ${name}`).get()?.[column];
}

/** Refuses while the owner may not have seen it: a delivery is pending or has failed. */
function assertDelivered({ row, deliveries }: SubmissionRecord, { evenUndelivered }: Options): void {
  const open = deliveries.filter(
    ({ state, channel }) => state === 'pending' || (state === 'failed' && channel !== 'receipt'),
  );
  if (open.length === 0 || evenUndelivered) return;
  const ways = open.map(({ channel, state }) => `${channelNames[channel]} ${state}`).join(', ');
  throw new CommandError(
    `${row.reference} is not delivered (${ways}). Wait, retry it, or add --even-undelivered.`,
  );
}

async function confirm({ ask }: Context, { row, files }: SubmissionRecord): Promise<void> {
  if (!ask) throw new UsageError('Nobody can be asked here. Add --yes to erase without a question.');
  const what = `${row.form}, received ${utcMinute(row.received_at)} UTC, ${counted(files.length, 'file')}`;
  const answer = await ask(`Erase ${row.reference} (${what}) for good? Type yes: `);
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandError('Nothing was erased.');
}

function report({ row, files, deliveries }: SubmissionRecord, { dataDir }: Store): string {
  const cancelled = deliveries.filter(({ state }) => state === 'pending').length;
  const gone = ['its answers', ...(files.length > 0 ? [counted(files.length, 'file')] : [])];
  if (cancelled > 0) gone.push(counted(cancelled, 'pending delivery', 'pending deliveries'));
  return `${row.reference} is erased: ${gone.join(', ')}.
What stays is the reference, the form (${row.form}) and when it was received, delivered and erased.
Nothing else of it is left in ${dataDir}. E-mails, webhooks and backups that hold copies are yours to clear.
`;
}

/** SQLITE_BUSY and SQLITE_LOCKED: the server is writing. */
function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return code === 5 || code === 6;
}
