import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Random } from '../../fuzz/random.ts';
import { readBuiltSite } from '../../built/built-site.ts';
import type { Ledger } from '../ledger.ts';
import { uploadThenSend } from '../upload-then-send.ts';
import { checkAnswer, createSubmission, toMultipart, type SharedFile } from '../visitors.ts';
import type { Caller } from './caller.ts';

/** The addresses of pages for visitors. @param site the folder with dist/ in it */
export function visitedRoutes(site: string): string[] {
  const dist = path.join(site, 'dist');
  return existsSync(path.join(dist, 'build.json'))
    ? readBuiltSite(dist).pages.map(({ route }) => route)
    : ['/', '/about.html'];
}

/** Requests a page. @returns "200", another status, or the error of the connection */
export async function view(caller: Caller, route: string): Promise<string> {
  const { status, text, fault = 'broken' } = await caller.get(route);
  if (status === 200 && text === '') return 'empty';
  return status === undefined ? fault : String(status);
}

/** Sends a form, and records an acknowledgement. @returns "201", another status with a message, or the error */
export async function submit(
  caller: Caller,
  random: Random,
  ledger: Ledger,
  file?: SharedFile,
): Promise<string> {
  const submission = createSubmission(random, file);
  const { type, pieces } = toMultipart(submission);
  const {
    status,
    text,
    headers,
    fault = 'broken',
  } = await caller.post(`/api/forms/${submission.form}`, type, pieces);
  if (status === undefined) return fault;
  return checkAnswer(submission, status, text, headers, ledger).fault ?? String(status);
}

/**
 * Uploads a file in pieces of a browser's size, sends its form, and records an acknowledgement. @returns "201",
 * another status with a message, or the error
 */
export async function submitAhead(
  address: string,
  random: Random,
  ledger: Ledger,
  file: SharedFile,
): Promise<string> {
  const submission = { ...createSubmission(random, file), file: file.file };
  const { status, fault } = await uploadThenSend(address, { submission, pieceBytes: 256 * 1024 }, ledger);
  return fault ?? String(status ?? 'broken');
}
