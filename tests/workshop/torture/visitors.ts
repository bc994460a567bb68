import { createHash } from 'node:crypto';
import type { Random } from '../fuzz/random.ts';
import type { Ledger } from './ledger.ts';
import { noteForm, fileForm } from './torture-site.ts';

/** The result of one submission. */
export interface SendResult {
  /** The status of the response; undefined without one. */
  status: number | undefined;
  /** The error of the response, in a sentence. */
  fault?: string;
}

/** A submission to send, the same at each attempt. */
export interface VisitorSubmission {
  key: string;
  form: string;
  answers: Record<string, string>;
  file?: Buffer<ArrayBuffer>;
  /** The SHA-256 of the file, if known. */
  sum?: string;
}

/** A file that many submissions share, so that it is created and hashed once. */
export function sharedFile(bytes: number): SharedFile {
  const file = Buffer.alloc(bytes, 'The same words again. ');
  file.write('%PDF-1.7\n');
  file.write('\n%%EOF\n', bytes - 7);
  return { file, sum: sha256(file) };
}

export interface SharedFile {
  file: Buffer<ArrayBuffer>;
  /** The SHA-256 of the file. */
  sum: string;
}

/** Creates a submission to send. @param withFile the size of its file, or the file. Default: text only */
export function createSubmission(random: Random, withFile?: number | SharedFile): VisitorSubmission {
  const key = `torture-${hex(random)}-${hex(random)}-${hex(random)}`;
  const name = `Visitor ${key}`;
  if (withFile === undefined)
    return {
      key,
      form: noteForm.id,
      answers: {
        name,
        words: Array(1 + random.below(40))
          .fill(`Words of ${key}.`)
          .join(' '),
      },
    };
  const sent = { key, form: fileForm.id, answers: { name } };
  if (typeof withFile === 'object') return { ...sent, ...withFile };
  const head = `%PDF-1.7\n% ${key}\n`;
  const file = Buffer.alloc(Math.max(withFile, 100), `${key} `);
  file.write(head);
  file.write('\n%%EOF\n', file.length - 7);
  return { ...sent, file };
}

/**
 * Sends a submission to a server, and records its acknowledgement.
 * @returns the response; a broken connection is no error, but an unknown response is
 */
export async function send(
  address: string,
  submission: VisitorSubmission,
  ledger: Ledger,
): Promise<SendResult> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${address}/api/forms/${submission.form}`, toRequest(submission));
    text = await response.text();
  } catch {
    return { status: undefined };
  }
  const { status, headers } = response;
  return { status, ...checkAnswer(submission, status, text, headers, ledger) };
}

/** A submission as a browser encodes a form: the file is not copied. */
export function toMultipart({ key, answers, file }: VisitorSubmission): { type: string; pieces: Buffer[] } {
  const boundary = `----${key}`;
  const head = (name: string): string => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
  const texts = Object.entries({ ...answers, _key: key }).map(
    ([name, value]) => `${head(name)}\r\n\r\n${value}\r\n`,
  );
  const ofFile = `${head('document')}; filename="${key}.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  const end = `--${boundary}--\r\n`;
  const type = `multipart/form-data; boundary=${boundary}`;
  if (!file) return { type, pieces: [Buffer.from(texts.join('') + end)] };
  return { type, pieces: [Buffer.from(texts.join('') + ofFile), file, Buffer.from(`\r\n${end}`)] };
}

function toRequest(submission: VisitorSubmission): RequestInit {
  const { type, pieces } = toMultipart(submission);
  // The server may close a persistent connection just as it is used again, which would look like an error.
  const headers = { 'content-type': type, accept: 'application/json', connection: 'close' };
  return { method: 'POST', headers, body: Buffer.concat(pieces) };
}

/** Checks a response: an acknowledgement is recorded, and a refusal must have a message. */
export function checkAnswer(
  { key, answers, file, sum }: VisitorSubmission,
  status: number,
  text: string,
  headers: Pick<Headers, 'get'>,
  ledger: Ledger,
): { fault?: string } {
  const answer = parsed(text);
  if (status === 200 || status === 201) {
    if (typeof answer?.reference !== 'string')
      return { fault: `${status} without a reference: ${text.slice(0, 200)}` };
    const files = file ? [sum ?? sha256(file)] : [];
    const fault = ledger.note(key, { reference: answer.reference, answers: JSON.stringify(answers), files });
    return fault ? { fault } : {};
  }
  if (!answer || typeof answer.message !== 'string' || answer.message === '')
    return { fault: `${status} without a sentence: ${text.slice(0, 200)}` };
  const isRetried = status === 503 || status === 507 || status === 429;
  if (isRetried && headers.get('retry-after') === null) return { fault: `${status} without Retry-After.` };
  return isRetried ? {} : { fault: `${status}: ${answer.message}` };
}

function parsed(text: string): { reference?: unknown; message?: unknown } | undefined {
  try {
    return JSON.parse(text) as { reference?: unknown; message?: unknown };
  } catch {
    return undefined;
  }
}

function sha256(file: Buffer): string {
  return createHash('sha256').update(file).digest('hex');
}

function hex(random: Random): string {
  return random
    .below(2 ** 32)
    .toString(16)
    .padStart(8, '0');
}

/** Sends one submission after another until there is no response. @returns errors of responses, as sentences */
export async function sendUntilGone(address: string, random: Random, ledger: Ledger): Promise<string[]> {
  const faults: string[] = [];
  for (;;) {
    const submission = createSubmission(
      random,
      random.happens(0.4) ? 200 + random.below(100_000) : undefined,
    );
    const { status, fault } = await send(address, submission, ledger);
    if (fault) faults.push(fault);
    if (status === undefined) return faults;
  }
}
