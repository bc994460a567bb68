import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkMarkup, hasJava } from './nu-checker.ts';
import { serveBuilt } from './serve-built.ts';
import type { Roots } from '../../build/roots.ts';

/**
 * Checks the markup of a built site, and of what the server draws itself: a form with its errors, and a receipt.
 * @returns lines for a person, and whether there is nothing to fix; without Java nothing is checked, and they say so
 */
export async function markupCommand(roots: Roots): Promise<{ lines: string[]; ok: boolean }> {
  if (!hasJava()) {
    const how = 'Install a Java runtime, 17 or later (Debian: apt-get install default-jre-headless).';
    return { lines: [`SKIPPED: the Nu checker needs Java, and there is none. ${how}`], ok: true };
  }
  const answers = await mkdtemp(path.join(tmpdir(), 'answers-'));
  try {
    const undrawn = await writeAnswers(roots, answers);
    const { faults, checked } = checkMarkup([path.join(roots.site, 'dist'), answers]);
    const few = checked < 40 ? [`Only ${checked} files were found: build the site first.`] : [];
    const lines = [...undrawn, ...faults, ...few];
    return {
      lines: lines.length > 0 ? lines : [`${checked} files, nothing to fix`],
      ok: lines.length === 0,
    };
  } finally {
    await rm(answers, { recursive: true, force: true });
  }
}

/**
 * What a visitor without scripts gets: every form sent empty, and a receipt.
 * @returns a line for each answer that is not the page it should be
 */
async function writeAnswers(roots: Roots, folder: string): Promise<string[]> {
  const { address, stop } = await serveBuilt(roots);
  const undrawn: string[] = [];
  const send = (form: string, answers: Record<string, string>): Promise<Response> => {
    const isMultipart = form === 'manuscript';
    const body = isMultipart ? new FormData() : new URLSearchParams();
    for (const [name, value] of Object.entries({ _version: '', ...answers })) body.append(name, value);
    const headers = { Accept: 'text/html', Origin: address };
    return fetch(`${address}/api/forms/${form}`, { method: 'POST', headers, body });
  };
  const keep = async (name: string, answer: Response, sign: string): Promise<void> => {
    const html = await answer.text();
    if (!html.includes(sign)) undrawn.push(`The answer “${name}” was not drawn: it lacks ${sign}`);
    await writeFile(path.join(folder, `${name}.html`), html);
  };
  try {
    for (const form of ['contact', 'quote', 'register', 'signup', 'manuscript'])
      await keep(form, await send(form, {}), `data-form="${form}"`);
    await keep('receipt', await send('register', registration), '<dl');
    return undrawn;
  } finally {
    await stop();
  }
}

const registration = { Name: 'Asha Rao', Email: 'asha@example.org', Phone: '00000 00000', Subject: 'Soil' };
