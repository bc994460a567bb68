import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Random } from '../../fuzz/random.ts';
import { readBuiltSite } from '../../../../src/tools/check/built/built-site.ts';
import type { Ledger } from '../ledger.ts';
import { sendAhead } from '../sent-ahead.ts';
import { faultOf, letterOf, multipartOf, type SharedFile } from '../visitors.ts';
import type { Caller } from './caller.ts';

/** The addresses of the pages that visitors ask for. @param site the folder with dist/ in it */
export function routesOf(site: string): string[] {
  const dist = path.join(site, 'dist');
  return existsSync(path.join(dist, 'build.json'))
    ? readBuiltSite(dist).pages.map(({ route }) => route)
    : ['/', '/about.html'];
}

/** Asks for a page. @returns "200", another status, or why the line broke */
export async function view(caller: Caller, route: string): Promise<string> {
  const { status, text, fault = 'broken' } = await caller.get(route);
  if (status === 200 && text === '') return 'empty';
  return status === undefined ? fault : String(status);
}

/** Sends a form, and notes what is acknowledged. @returns "201", another status that is told in words, or what is wrong */
export async function submit(
  caller: Caller,
  random: Random,
  ledger: Ledger,
  file?: SharedFile,
): Promise<string> {
  const letter = letterOf(random, file);
  const { type, pieces } = multipartOf(letter);
  const {
    status,
    text,
    headers,
    fault = 'broken',
  } = await caller.post(`/api/forms/${letter.form}`, type, pieces);
  if (status === undefined) return fault;
  return faultOf(letter, status, text, headers, ledger).fault ?? String(status);
}

/** Sends a form whose file goes ahead of it in pieces as large as a browser's, and notes what is acknowledged. @returns as above */
export async function submitAhead(
  address: string,
  random: Random,
  ledger: Ledger,
  file: SharedFile,
): Promise<string> {
  const letter = { ...letterOf(random, file), file: file.file };
  const { status, fault } = await sendAhead(address, { letter, pieceBytes: 256 * 1024 }, ledger);
  return fault ?? String(status ?? 'broken');
}
