import type { FormError } from '../../core/form/form-errors.ts';

/** What came of sending a form. */
export type Outcome =
  | { kind: 'stored'; reference?: string }
  | { kind: 'refused'; status: number; message: string; errors: FormError[] }
  | { kind: 'lost' }
  | { kind: 'cancelled' };

interface SendOptions {
  /** Told how much of the body is sent, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a form. Only an answer of success means that it was stored; whatever else happens is told apart, never thrown.
 * An XMLHttpRequest, because fetch can't tell how far an upload is.
 */
export function sendForm(
  id: string,
  body: string | FormData,
  { onProgress, signal }: SendOptions = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/forms/${encodeURIComponent(id)}`);
    request.setRequestHeader('Accept', 'application/json');
    if (typeof body === 'string') request.setRequestHeader('Content-Type', 'application/json');
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onload = () => resolve(outcome(request.status, request.responseText));
    request.onerror = () => resolve({ kind: 'lost' });
    request.ontimeout = () => resolve({ kind: 'lost' });
    request.onabort = () => resolve({ kind: 'cancelled' });
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

function outcome(status: number, text: string): Outcome {
  const answer = parse(text);
  if (status >= 200 && status < 300) {
    return { kind: 'stored', ...(typeof answer.reference === 'string' && { reference: answer.reference }) };
  }
  if (status === 0) return { kind: 'lost' };
  const message = typeof answer.message === 'string' ? answer.message : words(status);
  return {
    kind: 'refused',
    status,
    message,
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

function words(status: number): string {
  if (status === 413) return 'This is more than can be taken. Attach a smaller file.';
  if (status === 429) return 'Too many forms came from this connection. Wait a minute, then try again.';
  if (status >= 500) return 'The server could not take it just now. Wait a minute, then try again.';
  return `The server did not take it (${status}). Reload the page and send it again.`;
}
