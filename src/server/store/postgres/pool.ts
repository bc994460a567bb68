import type { PostgresPool } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import { endsConnection } from './store-error-of-postgres.ts';

/** The maximal number of connections per server; PostgreSQL's default limit is 100 in total. */
const maxConnections = 10;

/**
 * Timeouts in milliseconds, from the inside out: a lock ends before its statement, a statement before our query
 * (`read`), a query before the visitor's request.
 */
const limits = { connect: 3000, lock: 4000, statement: 7000, read: 8000 };

/**
 * Connections to PostgreSQL as kysely's dialect expects them. Each has timeouts, commits synchronously, and
 * is not reused after a failure.
 */
export function connectionPool(url: string): PostgresPool & { end(): Promise<void> } {
  const pool = new Pool(poolConfig(url));
  // This event reports the end of an idle connection. The pool has removed it; the next request opens another.
  pool.on('error', () => undefined);
  // This event reports the end of a connection in use, whose next query fails. Without a listener, the event
  // would end the whole process.
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
    // By default, integers of eight bytes are returned as text; ours all fit into a number.
    types: { getTypeParser: (oid, format) => (oid === int8 ? Number : types.getTypeParser(oid, format)) },
    onConnect: async (client) => {
      await client.query(session);
    },
  };
}

const int8 = 20;

/**
 * The settings of each connection. `synchronous_commit` may be stricter than `on`, but not weaker: an acknowledged
 * commit must be on disk.
 */
const session = `SELECT
  set_config('synchronous_commit',
    CASE current_setting('synchronous_commit') WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, false),
  set_config('lock_timeout', '${limits.lock}', false),
  set_config('statement_timeout', '${limits.statement}', false),
  set_config('idle_in_transaction_session_timeout', '${limits.read}', false)`;

/** Replaces the character 0, which no visitor types: PostgreSQL can't store it in a text. */
function withoutNul(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\u{FFFD}') : value;
}
