import type { FormError } from '../../core/form/errors/form-errors.ts';
import type { Translate } from '../../core/messages/locale.ts';

/** The result of sending a form. */
export type SendOutcome =
  | { kind: 'stored'; reference?: string }
  /** The server's message; undefined if a proxy has refused the form without one. */
  | { kind: 'refused'; status: number; message?: string; errors: FormError[] }
  /** The server at this address accepts no forms: it is a static host, for example. */
  | { kind: 'unserved' }
  | { kind: 'lost' }
  | { kind: 'cancelled' };

/** The options of sending a form. */
export interface SendOptions {
  /** Receives the sent part of the body, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a form. Only a successful JSON response means that the form was stored, not an HTML page. Every
 * failure is a value, never an exception. XMLHttpRequest is used because fetch can't report upload progress.
 */
export function sendForm(
  address: string,
  body: string | FormData,
  { onProgress, signal }: SendOptions = {},
): Promise<SendOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('Accept', 'application/json');
    if (typeof body === 'string') request.setRequestHeader('Content-Type', 'application/json');
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onload = () => resolve(toOutcome(request));
    request.onerror = () => resolve({ kind: 'lost' });
    request.ontimeout = () => resolve({ kind: 'lost' });
    request.onabort = () => resolve({ kind: 'cancelled' });
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

function toOutcome(request: XMLHttpRequest): SendOutcome {
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

interface FormResponse {
  reference?: unknown;
  message?: unknown;
  errors?: unknown;
}

/** Parses a response. One that is not JSON comes from a proxy, and has no usable information. */
function parse(text: string): FormResponse {
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

/** The reason why a form was refused, if the response does not give one. */
export function refusalText(status: number, t: Translate): string {
  if (status === 413) return t('form.tooLarge');
  if (status === 429) return t('form.tooMany');
  return status >= 500 ? t('form.serverBusy') : t('form.refused', { status });
}
