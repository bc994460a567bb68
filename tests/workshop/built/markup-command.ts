import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Question } from '../../../src/core/content/questions.gen.ts';
import { listChoices, textFormat } from '../../../src/core/form/questions/answer-schema.ts';
import { askedQuestions } from '../../../src/core/form/questions/asked-questions.ts';
import type { FormDefinition } from '../../../src/core/form/form-definition.ts';
import { fileFields } from '../../../src/core/form/questions/form-fields.ts';
import { builtSiteFile, type BuiltSiteData } from '../../../src/core/page/built-site.ts';
import { checkMarkup, hasJava } from './nu-checker.ts';
import { serveBuilt } from './serve-built.ts';
import type { Roots } from '../../../src/site-build/roots.ts';

/**
 * Checks the markup of a built site, and of pages that the server renders: a form with its errors, and a
 * receipt.
 * @returns lines for the user, and whether all markup is valid; without Java nothing is checked, and the
 *   lines say so
 */
export async function markupCommand(roots: Roots): Promise<{ lines: string[]; ok: boolean }> {
  if (!hasJava()) {
    const how = 'Install a Java runtime, 17 or later (Debian: apt-get install default-jre-headless).';
    return { lines: [`SKIPPED: the Nu checker needs Java, and there is none. ${how}`], ok: true };
  }
  const answers = await mkdtemp(path.join(tmpdir(), 'answers-'));
  try {
    const missing = await writeAnswers(roots, answers);
    const { problems, checked } = checkMarkup([path.join(roots.site, 'dist'), answers]);
    const few = checked < 2 ? [`Only ${checked} files were found: build the site first.`] : [];
    const lines = [...missing, ...problems, ...few];
    return {
      lines: lines.length > 0 ? lines : [`${checked} files, nothing to fix`],
      ok: lines.length === 0,
    };
  } finally {
    await rm(answers, { recursive: true, force: true });
  }
}

/**
 * Writes the pages for a visitor without scripts: every form sent empty, and the receipt of one sent with
 * answers.
 * @returns a line for each response that is not the expected page
 */
async function writeAnswers(roots: Roots, folder: string): Promise<string[]> {
  const { forms, receiptRoute } = await readBuilt(roots);
  const { address, stop } = await serveBuilt(roots);
  const missing: string[] = [];
  const send = (form: FormDefinition, answers: Record<string, string>): Promise<Response> => {
    const body = takesFiles(form) ? new FormData() : new URLSearchParams();
    for (const [name, value] of Object.entries({ _version: '', ...answers })) body.append(name, value);
    const headers = { Accept: 'text/html', Origin: address };
    return fetch(`${address}/api/forms/${form.id}`, { method: 'POST', headers, body });
  };
  const keep = async (name: string, answer: Response, sign: string): Promise<void> => {
    const html = await answer.text();
    if (!html.includes(sign)) missing.push(`The answer “${name}” was not rendered: it lacks ${sign}`);
    await writeFile(path.join(folder, `${name}.html`), html);
  };
  try {
    for (const form of forms) await keep(form.id, await send(form, {}), `data-form="${form.id}"`);
    const plain = forms.find((form) => !takesFiles(form));
    if (plain && receiptRoute) await keep('receipt', await send(plain, answersFor(plain)), '<dl');
    return missing;
  } finally {
    await stop();
  }
}

async function readBuilt({ site }: Roots): Promise<BuiltSiteData> {
  return JSON.parse(await readFile(path.join(site, 'dist', builtSiteFile), 'utf8')) as BuiltSiteData;
}

function takesFiles({ schema }: FormDefinition): boolean {
  return fileFields(schema).length > 0;
}

/** An answer to each required question, including conditional ones. */
function answersFor({ schema }: FormDefinition): Record<string, string> {
  const answers: Record<string, string> = {};
  for (;;) {
    const { required, properties } = askedQuestions(schema, answers);
    const missing = required.filter((name) => !Object.hasOwn(answers, name));
    if (missing.length === 0) return answers;
    for (const name of missing) answers[name] = answerTo(properties[name]);
  }
}

function answerTo(question: Question | undefined): string {
  const [choice] = listChoices(question) ?? [];
  if (choice) return choice.value;
  if (question?.type === 'number' || question?.type === 'integer') return String(question.minimum ?? 1);
  return textFormat(question) === 'email' ? 'asha@example.org' : 'A sample answer';
}
