import { createHmac } from 'node:crypto';
import type { SubmissionRecord } from '../store/record.ts';
import { DeliveryError } from './delivery-error.ts';

export interface Call {
  url: string;
  secret: string;
  /** The delivery's id: the same for every attempt, so that the receiver can tell a repetition. */
  id: string;
  now: Date;
  signal: AbortSignal;
}

/** How long the receiver may take. */
const patienceMs = 10_000;

/**
 * Calls a webhook with a submission. Any 2xx is an acknowledgement; 410 says that the receiver is gone for good;
 * everything else, a redirection included, is tried again.
 */
export async function callWebhook(
  record: SubmissionRecord,
  { url, secret, id, now, signal }: Call,
  fetchIt: typeof fetch,
): Promise<void> {
  const body = JSON.stringify(webhookBody(id, record));
  const response = await fetchIt(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': id,
      'X-Illumine-Signature': webhookSignature(body, secret, now),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  }).catch((error: unknown) => {
    throw unreachable(error);
  });
  // Nobody reads what else the receiver says; how its connection ends changes nothing any more.
  void response.body?.cancel().catch(() => undefined);
  if (response.status >= 200 && response.status < 300) return;
  throw new DeliveryError(`The webhook answered ${response.status}.`, `http ${response.status}`, {
    final: response.status === 410,
  });
}

/**
 * The signature of a call: `t=…,v1=…`. t is the time in seconds since 1970; v1 is the HMAC-SHA256 of t, a dot and the
 * body, with the delivery's secret, in hexadecimal digits. Receivers compute it themselves, compare, and refuse
 * calls whose time is long past, so that nobody can repeat what he overheard.
 */
export function webhookSignature(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  const digits = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${digits}`;
}

/** What a webhook is told: the answers under the names of the questions; of files, where they lie. */
function webhookBody(id: string, { row, answers, files }: SubmissionRecord): object {
  return {
    id,
    type: 'submission',
    form: row.form,
    formVersion: row.form_version,
    reference: row.reference,
    receivedAt: row.received_at,
    answers: answers ?? {},
    files: files.map(({ field, original_name, stored_name, bytes, sha256, format }) => ({
      field,
      name: original_name,
      path: `uploads/${stored_name}`,
      bytes,
      sha256,
      format,
    })),
  };
}

/** The network's own words lie in the cause. */
function unreachable(error: unknown): DeliveryError {
  const { name, message, cause } = error as Error;
  const { code, message: reason = message } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
  const words = name === 'TimeoutError' ? 'it did not answer within 10 seconds' : reason;
  return new DeliveryError(`The webhook could not be reached: ${words}.`, code ?? name, { cause: error });
}
