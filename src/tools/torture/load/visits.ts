import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Random } from '../../fuzz/random.ts';
import { readBuiltSite } from '../../check/built-site.ts';
import type { Ledger } from '../ledger.ts';
import { faultOf, letterOf, multipartOf, type SharedFile } from '../visitors.ts';
import type { Caller } from './caller.ts';

/** The addresses of the pages that visitors ask for. @param site the folder with dist/ in it */
export function routesOf(site: string): string[] {
  const dist = path.join(site, 'dist');
  return existsSync(path.join(dist, 'build.json'))
    ? readBuiltSite(dist).pages.map(({ route }) => route)
    : ['/', '/about.html'];
}

/** Asks for a page. @returns "200", another status, or "broken" */
export async function view(caller: Caller, route: string): Promise<string> {
  const { status, text } = await caller.get(route);
  if (status === 200 && text === '') return 'empty';
  return status === undefined ? 'broken' : String(status);
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
  const { status, text, headers } = await caller.post(`/api/forms/${letter.form}`, type, pieces);
  if (status === undefined) return 'broken';
  return faultOf(letter, status, text, headers, ledger).fault ?? String(status);
}
