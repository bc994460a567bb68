import { StoreRequestError, type FailureKind } from '../store-error.ts';

/**
 * Converts an error of PostgreSQL or of the connection into a StoreRequestError; other errors are bugs and
 * stay unchanged. If it is unknown whether a commit succeeded, the error gets `inDoubt`: only a repeated request
 * can show the result.
 */
export function toStoreError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreRequestError) return error;
  const kind = classifyError(error);
  if (kind === undefined) return error;
  const [first = ''] = error.message.split('\n');
  return new StoreRequestError(kind, first || errorCode(error), { cause: error, inDoubt: isInDoubt(error) });
}

/**
 * Whether the connection is unusable after an error: it is broken, blocked, or leads to a read-only server.
 */
export function endsConnection(error: unknown): boolean {
  return error instanceof Error && (isInDoubt(error) || errorCode(error) === '25006');
}

/** Temporary errors: nothing was changed, and the queue retries. */
const temporaryErrors = new Set([
  '25006', // the server is read-only: it was the primary, or is becoming it
  '40001', // two transactions have conflicted
  '40P01',
  '53300', // too many connections
  '55P03', // a lock is held
  '57014', // timeout
  '57P03', // starting
]);

function classifyError(error: Error): FailureKind | undefined {
  const code = errorCode(error);
  if (code === '53100') return 'full';
  if (temporaryErrors.has(code) || isInDoubt(error) || isNetworkError(error)) return 'busy';
  return isSqlState(code) ? 'failed' : undefined;
}

/** Whether the connection ended before the server's response. */
function isInDoubt(error: Error): boolean {
  const code = errorCode(error);
  if (/^(08|57P0[125])/.test(code) || code === 'ECONNRESET' || code === 'EPIPE') return true;
  return /^(Connection terminated unexpectedly|Query read timeout|Client has encountered a connection error)/.test(
    error.message,
  );
}

/**
 * Whether the network caused an error. System errors have the name of a system call; errors of the pool have
 * only a message.
 */
function isNetworkError(error: Error): boolean {
  if (/^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message)) return true;
  return /^E[A-Z_]+$/.test(errorCode(error)) && ('syscall' in error || error instanceof AggregateError);
}

/** Whether a code is an SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
function isSqlState(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code);
}

function errorCode(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
