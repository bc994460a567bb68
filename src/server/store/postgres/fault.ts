import { StoreFault, type FaultKind } from '../store-error.ts';

/**
 * What PostgreSQL, or the way to it, says as a fault of the store; anything else is a mistake of ours and stays what it is.
 * Whether a commit was made may be in doubt: then the same request once more tells.
 */
export function toFault(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreFault) return error;
  const kind = kindOf(error);
  if (kind === undefined) return error;
  const [first = ''] = error.message.split('\n');
  return new StoreFault(kind, first || codeOf(error), { cause: error, inDoubt: isInDoubt(error) });
}

/** Whether a connection is of no use after an error: it is gone, hangs, or leads to a server that only reads. */
export function endsConnection(error: unknown): boolean {
  return error instanceof Error && (isInDoubt(error) || codeOf(error) === '25006');
}

/** What was asked for was not done, and may be in a moment: the queue tries again. */
const passing = new Set([
  '25006', // only reads: it was the primary, or is to become it
  '40001', // two transactions were in each other's way
  '40P01',
  '53300', // too many connections
  '55P03', // somebody holds a lock
  '57014', // took too long
  '57P03', // is starting
]);

function kindOf(error: Error): FaultKind | undefined {
  const code = codeOf(error);
  if (code === '53100') return 'full';
  if (passing.has(code) || isInDoubt(error) || isOfNetwork(error)) return 'busy';
  return isSqlState(code) ? 'failed' : undefined;
}

/** The connection ended, and with it the knowledge of what the server has done. */
function isInDoubt(error: Error): boolean {
  const code = codeOf(error);
  if (/^(08|57P0[125])/.test(code) || code === 'ECONNRESET' || code === 'EPIPE') return true;
  return /^(Connection terminated unexpectedly|Query read timeout|Client has encountered a connection error)/.test(
    error.message,
  );
}

/** Errors of the system have the name of a call; those of the pool only words. */
function isOfNetwork(error: Error): boolean {
  if (/^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message)) return true;
  return /^E[A-Z_]+$/.test(codeOf(error)) && ('syscall' in error || error instanceof AggregateError);
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
function isSqlState(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code);
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
