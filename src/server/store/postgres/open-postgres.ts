import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client } from 'pg';
import type { StoreOperation, Operations, RunRequest } from '../requests.ts';
import { assertMoveFinished } from '../unfinished-move.ts';
import { StoreError, StoreRequestError } from '../store-error.ts';
import { nameOfPlace } from '../store-place.ts';
import { sharedClock, type SharedClock } from './clock.ts';
import { toStoreError } from './store-error-of-postgres.ts';
import { migrate } from './migrations.ts';
import { connectionPool } from './pool.ts';
import { countPost } from './post-counts.ts';
import { postgresStore } from './postgres-store.ts';
import type { PostgresTables } from './tables.ts';
import type { PostCount } from '../post-counter.ts';

/** An open connection to PostgreSQL. */
export interface PostgresAccess {
  run: RunRequest;
  /** Counts a post of a network in a time slot. */
  countPost(network: string, slot: number): Promise<PostCount>;
  clock: SharedClock;
  /** Warnings about the database for the owner, in sentences. */
  warnings: string[];
  close(): Promise<void>;
}

/**
 * Opens a store on PostgreSQL. An unreachable database is no error: requests fail as busy until it is
 * available, and its tables are created then.
 * @param url DATABASE_URL
 * @param mayBePart whether a partly moved store is accepted
 * @throws StoreError if the database refuses access, or has content of another version
 */
export async function openPostgres(url: string, mayBePart = false): Promise<PostgresAccess> {
  const place = `The database ${nameOfPlace(url)}`;
  const db = new Kysely<PostgresTables>({ dialect: new PostgresDialect({ pool: connectionPool(url) }) });
  const clock = sharedClock(() => readClock(db));
  const operations = postgresStore(db, () => rewriteTables(url));
  const warnings: string[] = [];
  let prepared: Promise<void> | undefined;
  const prepare = async (): Promise<void> => {
    await migrate(db, place);
    if (!mayBePart) await assertMoveFinished(operations, `the database ${nameOfPlace(url)}`);
    await clock.set();
  };
  const ready = (): Promise<void> =>
    (prepared ??= prepare().catch((error: unknown) => {
      prepared = undefined;
      throw explainError(error, place);
    }));
  const close = async (): Promise<void> => {
    clock.stop();
    await db.destroy();
  };
  /** A claim is not repeated: the second try could not return the result of the first. */
  const ask = async <Result>(isClaim: boolean, work: () => Promise<Result>): Promise<Result> => {
    await ready();
    try {
      return await work();
    } catch (error) {
      const failure = toStoreError(error);
      if (isClaim && failure instanceof StoreRequestError && failure.isInDoubt)
        throw new StoreRequestError('failed', failure.message, { cause: error, inDoubt: true });
      throw failure;
    }
  };
  try {
    await ready();
    if (!(await flushes(db)))
      warnings.push(
        `${place} runs with fsync off: acknowledged data are lost if its machine fails. Set fsync = on.`,
      );
  } catch (error) {
    if (!(error instanceof StoreRequestError && error.kind === 'busy')) {
      await close();
      throw error;
    }
    warnings.push(
      `${place} can’t be reached (${error.message}): pages are served, and forms are refused until it answers.`,
    );
  }
  const request = (name: StoreOperation, args: unknown[]) =>
    (operations[name] as (...values: unknown[]) => Promise<unknown>)(...args);
  return {
    run: ((name: keyof Operations, args: unknown[]) =>
      ask(name === 'claimNote', () => request(name, args))) as RunRequest,
    countPost: (network, slot) => ask(false, () => countPost(db, network, slot)),
    clock,
    warnings,
    close,
  };
}

/**
 * Explains errors that only the owner can correct: access settings (class 28, 3D) and permissions (42501).
 */
function explainError(error: unknown, place: string): unknown {
  const { code = '', message } = error as { code?: string; message: string };
  if (/^(28|3D)|^42501$/.test(code))
    return new StoreError(
      `${place} can’t be used (${message}). Correct DATABASE_URL, or the rights of its user.`,
      {
        cause: error,
      },
    );
  return toStoreError(error);
}

async function readClock(db: Kysely<PostgresTables>): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`.execute(db);
  return rows[0]!.ms;
}

async function flushes(db: Kysely<PostgresTables>): Promise<boolean> {
  const { rows } = await sql<{ fsync: string }>`SELECT current_setting('fsync') AS fsync`.execute(db);
  return rows[0]!.fsync === 'on';
}

/** Runs on a separate connection: unlike other requests, it may take minutes. */
async function rewriteTables(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000, keepAlive: true });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`SET lock_timeout = '5s'`);
    for (const table of ['deliveries', 'files', 'submissions']) await client.query(`VACUUM (FULL) ${table}`);
  } finally {
    await client.end();
  }
}
