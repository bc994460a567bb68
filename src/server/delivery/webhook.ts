import type { FileStore } from '../store/files/file-store.ts';
import type { SubmissionRecord } from '../store/records.ts';
import { DeliveryError } from './delivery-error.ts';
import { signedHeaders } from './webhook-signature.ts';

/** The address of a webhook, and the limits of one call. */
export interface WebhookCall {
  url: string;
  secret: string;
  /** The delivery's id: the same for every attempt. */
  id: string;
  /** Returns the path of a stored file. */
  getPath: FileStore['getPath'];
  now: Date;
  signal: AbortSignal;
  /** The receiver's timeout. */
  timeoutMs?: number;
}

/** The default timeout, in milliseconds; the specification recommends 15 to 30 seconds. */
const defaultTimeoutMs = 15_000;

/**
 * Calls a webhook with a submission. Any 2xx is an acknowledgement; 410 means that the receiver no longer exists;
 * everything else, redirects included, is retried.
 * @throws DeliveryError if there is no acknowledgement
 */
export async function callWebhook(
  record: SubmissionRecord,
  call: WebhookCall,
  fetchIt: typeof fetch,
): Promise<void> {
  // The id must have no dot, because dots separate the signed parts.
  const id = call.id.replaceAll('.', '_');
  await postSigned(JSON.stringify(webhookBody(id, record, call.getPath)), { ...call, id }, fetchIt);
}

/**
 * Posts JSON with the signature of Standard Webhooks.
 * @throws DeliveryError if there is no acknowledgement
 */
export async function postSigned(
  body: string,
  { url, secret, id, now, signal, timeoutMs = defaultTimeoutMs }: Omit<WebhookCall, 'getPath'>,
  fetchIt: typeof fetch,
): Promise<void> {
  const response = await fetchIt(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...signedHeaders(id, body, secret, now) },
    body,
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  }).catch((error: unknown) => {
    throw unreachable(error, timeoutMs);
  });
  // The rest of the response is not read, so errors in it do not matter.
  void response.body?.cancel().catch(() => undefined);
  if (response.status >= 200 && response.status < 300) return;
  throw new DeliveryError(`The webhook answered ${response.status}.`, `http ${response.status}`, {
    isFinal: response.status === 410,
  });
}

/** The body of a call: answers by question name, and the paths of files. */
function webhookBody(
  id: string,
  { row, answers, files }: SubmissionRecord,
  getPath: FileStore['getPath'],
): object {
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
      path: getPath(stored_name),
      bytes,
      sha256,
      format,
    })),
  };
}

/** A network error as a sentence, with its reason. */
function unreachable(error: unknown, timeoutMs: number): DeliveryError {
  const { name, message, cause } = error as Error;
  const { code, message: detail = message } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
  const reason =
    name === 'TimeoutError' ? `it did not answer within ${Math.ceil(timeoutMs / 1000)} seconds` : detail;
  return new DeliveryError(`The webhook could not be reached: ${reason}.`, code ?? name, { cause: error });
}
