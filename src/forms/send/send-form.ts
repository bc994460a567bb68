import type { FormError } from '../../core/form/faults/form-errors.ts';
import type { Translate } from '../../core/messages/locale.ts';

/** What came of sending a form. */
export type Outcome =
  | { kind: 'stored'; reference?: string }
  /** The message is the server's own; what is between us and the server may have refused it without one. */
  | { kind: 'refused'; status: number; message?: string; errors: FormError[] }
  /** What answers at the address takes no forms: a host of files, say. */
  | { kind: 'unserved' }
  | { kind: 'lost' }
  | { kind: 'cancelled' };

export interface SendOptions {
  /** Told how much of the body is sent, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a form. Only an answer of success means that it was stored, and a page of HTML is none; whatever else happens is
 * a value, never thrown. An XMLHttpRequest, because fetch can't tell how far an upload is.
 */
export function sendForm(
  address: string,
  body: string | FormData,
  { onProgress, signal }: SendOptions = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('Accept', 'application/json');
    if (typeof body === 'string') request.setRequestHeader('Content-Type', 'application/json');
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onload = () => resolve(outcomeOf(request));
    request.onerror = () => resolve({ kind: 'lost' });
    request.ontimeout = () => resolve({ kind: 'lost' });
    request.onabort = () => resolve({ kind: 'cancelled' });
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

function outcomeOf(request: XMLHttpRequest): Outcome {
  const { status } = request;
  const answer = parse(request.responseText);
  const isPage = /html/i.test(request.getResponseHeader('Content-Type') ?? '');
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && !isPage) {
    return { kind: 'stored', ...(typeof answer.reference === 'string' && { reference: answer.reference }) };
  }
  if (status === 0) return { kind: 'lost' };
  const message = typeof answer.message === 'string' ? answer.message : undefined;
  if (isSuccess || (message === undefined && [404, 405, 501].includes(status))) return { kind: 'unserved' };
  return {
    kind: 'refused',
    status,
    ...(message !== undefined && { message }),
    errors: Array.isArray(answer.errors) ? answer.errors.filter(isError) : [],
  };
}

interface Answer {
  reference?: unknown;
  message?: unknown;
  errors?: unknown;
}

/** An answer that is no JSON comes from something between us and the server: it says nothing that we could use. */
function parse(text: string): Answer {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch {
    return {};
  }
}

function isError(value: unknown): value is FormError {
  if (typeof value !== 'object' || value === null) return false;
  const { path, message } = value as Partial<FormError>;
  return typeof path === 'string' && typeof message === 'string';
}

/** Why a form was refused, where the answer itself does not say. */
export function refusalText(status: number, t: Translate): string {
  if (status === 413) return t('form.tooLarge');
  if (status === 429) return t('form.tooMany');
  return status >= 500 ? t('form.serverBusy') : t('form.refused', { status });
}
