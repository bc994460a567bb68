import type { PostgresPool } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import { endsConnection } from './fault.ts';

/** How many connections a server holds at most; PostgreSQL takes 100 from all of them unless told otherwise. */
const maxConnections = 10;

/** Deadlines in milliseconds. Each is shorter than what waits for it: a lock, a statement, our own wait, the visitor. */
const limits = { connect: 3000, lock: 4000, statement: 7000, read: 8000 };

/**
 * Connections to PostgreSQL in the shape that kysely's dialect expects. Each waits for everything only so long, commits
 * to the disk before it answers, and is not used again once it failed.
 */
export function connectionPool(url: string): PostgresPool & { end(): Promise<void> } {
  const pool = new Pool(poolConfig(url));
  // An idle connection has ended: the pool has dropped it already, and the next request opens another.
  pool.on('error', () => undefined);
  // So has one that is in use; its next query fails. Without a listener the whole process would end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      let broken: Error | undefined;
      return {
        query: async (sql: string, parameters: readonly unknown[]) => {
          if (broken) throw broken;
          try {
            return await client.query(sql, parameters.map(withoutNul));
          } catch (error) {
            if (endsConnection(error)) broken = error as Error;
            throw error;
          }
        },
        release: () => client.release(broken),
      } as unknown as Awaited<ReturnType<PostgresPool['connect']>>;
    },
  };
}

function poolConfig(url: string): PoolConfig {
  return {
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: limits.connect,
    idleTimeoutMillis: 30_000,
    query_timeout: limits.read,
    keepAlive: true,
    allowExitOnIdle: true,
    // Whole numbers of eight bytes come as texts otherwise; none of ours is beyond what a number holds.
    types: { getTypeParser: (oid, format) => (oid === int8 ? Number : types.getTypeParser(oid, format)) },
    onConnect: async (client) => {
      await client.query(session);
    },
  };
}

const int8 = 20;

/** An owner may ask for more than `on`, never for less: an acknowledged commit must be on the disk. */
const session = `SELECT
  set_config('synchronous_commit',
    CASE current_setting('synchronous_commit') WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, false),
  set_config('lock_timeout', '${limits.lock}', false),
  set_config('statement_timeout', '${limits.statement}', false),
  set_config('idle_in_transaction_session_timeout', '${limits.read}', false)`;

/** A text of PostgreSQL holds no character 0; nobody types one. */
function withoutNul(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\u{FFFD}') : value;
}
