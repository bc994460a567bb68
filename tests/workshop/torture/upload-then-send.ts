import type { Ledger } from './ledger.ts';
import { checkAnswer, type VisitorSubmission, type SendResult } from './visitors.ts';

/** A submission whose file is uploaded first; the address of the upload, as soon as the server has sent it. */
export interface UploadedSubmission {
  submission: VisitorSubmission & { file: Buffer<ArrayBuffer> };
  place?: string;
  /** The size of pieces. Default: much smaller than a browser's, so that a fault occurs between two of them */
  pieceBytes?: number;
}

const version = { 'tus-resumable': '1.0.0' };

/**
 * Uploads the file by tus 1.0.0 from the current offset, then sends its submission. The call can be repeated, also
 * with another server, until there is a response.
 * @returns the response to the submission, or to the refused step; a broken connection is no error
 */
export async function uploadThenSend(
  address: string,
  ahead: UploadedSubmission,
  ledger: Ledger,
): Promise<SendResult> {
  try {
    return (await sendFile(address, ahead)) ?? (await sendLetter(address, ahead, ledger));
  } catch (error) {
    // fetch reports a broken connection as TypeError.
    if (error instanceof TypeError) return { status: undefined };
    throw error;
  }
}

/** @returns the error; undefined when the file is complete */
async function sendFile(address: string, ahead: UploadedSubmission): Promise<SendResult | undefined> {
  const {
    submission: { file },
    pieceBytes = 32 * 1024,
  } = ahead;
  if (ahead.place === undefined) {
    const created = await fetch(`${address}/api/uploads`, {
      method: 'POST',
      headers: announced(ahead.submission),
    });
    if (created.status !== 201) return refused('The beginning of an upload', created);
    ahead.place = created.headers.get('location') ?? '';
  }
  const url = `${address}${ahead.place}`;
  const found = await fetch(url, { method: 'HEAD', headers: version });
  if (found.status !== 200) return refused('An unfinished upload', found);
  for (let at = Number(found.headers.get('upload-offset')); at < file.length;) {
    const headers = {
      ...version,
      'upload-offset': String(at),
      'content-type': 'application/offset+octet-stream',
    };
    const body = file.subarray(at, at + pieceBytes);
    const answer = await fetch(url, { method: 'PATCH', headers, body });
    if (answer.status !== 204) return refused('A part of an upload', answer);
    at = Number(answer.headers.get('upload-offset'));
  }
  return undefined;
}

function announced({ key, form, file }: UploadedSubmission['submission']): Record<string, string> {
  const facts = Object.entries({ form, field: 'document', key, filename: `${key}.pdf` });
  const metadata = facts.map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`);
  return { ...version, 'upload-length': String(file.length), 'upload-metadata': metadata.join() };
}

async function sendLetter(
  address: string,
  { submission, place = '' }: UploadedSubmission,
  ledger: Ledger,
): Promise<SendResult> {
  const uploads = JSON.stringify({ document: place.split('/').at(-1) });
  const response = await fetch(`${address}/api/forms/${submission.form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ...submission.answers, _key: submission.key, _uploads: uploads }),
  });
  const { status, headers } = response;
  return { status, ...checkAnswer(submission, status, await response.text(), headers, ledger) };
}

async function refused(what: string, response: Response): Promise<SendResult> {
  const { status } = response;
  return { status, fault: `${what} got ${status}: ${(await response.text()).slice(0, 200)}` };
}
