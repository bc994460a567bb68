import type { FormError } from '../../core/form/errors/form-errors.ts';
import { classifyStoreError, StoreError } from '../store/store-error.ts';
import type { Text } from '../text.ts';

/** The reason of a refusal, which the form in the browser receives with the message. */
export type RefusalCode =
  | 'invalid'
  | 'malformed'
  | 'forbidden'
  | 'not-found'
  | 'method'
  | 'slow'
  | 'conflict'
  | 'gone'
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
  gone: 410,
  'too-large': 413,
  unsupported: 415,
  rate: 429,
  busy: 503,
  full: 507,
  failed: 500,
};

/** A refused submission. The text, with advice, is for the visitor; the error's message is for the log. */
export class RefusalError extends Error {
  override name = 'RefusalError';
  readonly status: number;
  readonly code: RefusalCode;
  readonly text: Text;
  readonly errors: FormError[];
  /** The number of seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: RefusalCode,
    text: Text,
    more: { errors?: FormError[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(`refused as ${code}`, more.cause === undefined ? {} : { cause: more.cause });
    this.code = code;
    this.text = text;
    this.status = statuses[code];
    this.errors = more.errors ?? [];
    this.retryAfter = more.retryAfter;
  }
}

/**
 * Whether a refusal is the consequence of an error of the server. Other refusals are intended and not logged
 * as errors: a visitor could fill the log by repeating them.
 */
export function isServerProblem({ status, cause }: RefusalError): boolean {
  return status >= 500 && cause !== undefined;
}

/** Converts any error into a refusal: a full disk and an unavailable store have their own messages. */
export function toRefusal(error: unknown): RefusalError {
  if (error instanceof RefusalError) return error;
  const kind = classifyStoreError(error);
  if (kind === 'full')
    return new RefusalError('full', (t) => t('server.diskFull'), { retryAfter: 300, cause: error });
  if (kind !== undefined || error instanceof StoreError)
    return new RefusalError('busy', (t) => t('server.notStored'), { retryAfter: 60, cause: error });
  return new RefusalError('failed', (t) => t('server.failed'), { cause: error });
}
