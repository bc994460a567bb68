import type { FormError } from '../../core/form/form-errors.ts';

export type RefusalCode =
  | 'invalid'
  | 'malformed'
  | 'forbidden'
  | 'not-found'
  | 'method'
  | 'slow'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'rate'
  | 'busy'
  | 'full'
  | 'failed';

const statuses: Record<RefusalCode, number> = {
  invalid: 422,
  malformed: 400,
  forbidden: 403,
  'not-found': 404,
  method: 405,
  slow: 408,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  rate: 429,
  busy: 503,
  full: 507,
  failed: 500,
};

/** A submission that isn't taken, with a sentence that says what to do about it. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly code: RefusalCode;
  readonly errors: FormError[];
  /** After how many seconds it makes sense to try again. */
  readonly retryAfter: number | undefined;

  constructor(
    code: RefusalCode,
    message: string,
    more: { errors?: FormError[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? {} : { cause: more.cause });
    this.code = code;
    this.status = statuses[code];
    this.errors = more.errors ?? [];
    this.retryAfter = more.retryAfter;
  }
}

/** Any error as a refusal: a full disk and a store that doesn't answer get their own words. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isFull(error)) {
    const message =
      'There is no room left to store this. Nothing was kept: please try again later, or send an e-mail.';
    return new Refusal('full', message, { retryAfter: 300, cause: error });
  }
  if (codeOf(error) !== undefined) {
    const message = 'This could not be stored just now. Nothing was lost: please send it again in a minute.';
    return new Refusal('busy', message, { retryAfter: 60, cause: error });
  }
  return new Refusal('failed', 'Something went wrong here, and it was not stored. Please send it again.', {
    cause: error,
  });
}

/** SQLITE_FULL, or a disk or a quota that is full. */
function isFull(error: unknown): boolean {
  const code = codeOf(error);
  return code === 13 || code === 'ENOSPC' || code === 'EDQUOT';
}

/** The number of an SQLite error, or the name of a system error. */
function codeOf(error: unknown): number | string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error) return Number(error.errcode) & 0xff;
  return 'code' in error && 'syscall' in error ? String(error.code) : undefined;
}
