import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { classifyContentFile } from '../../../core/content/content-file.ts';
import { isDraft } from '../../../core/content/dates/showing.ts';
import type { JsonObject } from '../../../core/content/valid-page.ts';
import type { Diagnostic } from '../../../core/diagnostic.ts';
import { readJson } from '../../../core/json/json-source.ts';
import { toRoute } from '../../../core/page/routes.ts';
import type { Validation } from '../../../core/validate.ts';

/** The pages that git knows to be gone. */
export interface RemovedPages {
  /** What the last release is named in git: the last tag; where there is none, the last commit. */
  since: string;
  /** Their files, from the site's root. */
  files: readonly string[];
}

/**
 * The pages that were there at the last release and are not any more. Git can answer while the content is validated.
 * @param site the folder in which pages-config lies; one that lies in no repository has had no release
 * @param since what the last release is named in git: who asks it early need not wait
 * @param isStaged whether it is what the next commit will hold that counts
 */
export async function removedPages(
  site: string,
  since: string | undefined,
  isStaged = false,
): Promise<RemovedPages> {
  if (since === undefined) return { since: 'HEAD', files: [] };
  const removed = await removedSince(site, since, isStaged);
  const isPage = (file: string) => file.startsWith('pages-config/') && classifyContentFile(file) === 'page';
  return { since, files: removed.filter(isPage) };
}

/** Those of the removed pages at whose addresses nothing answers. @param site the folder in which pages-config lies */
export async function vanishedPages(
  site: string,
  validation: Validation,
  { since, files }: RemovedPages,
): Promise<Diagnostic[]> {
  // Pages are put together when somebody asks for them, and there may be thousands.
  if (files.length === 0) return [];
  // Where these have faults it is not known what they answer.
  if (validation.diagnostics.some(isFaultOfRedirects)) return [];
  const { pages, redirects } = validation;
  const answered = new Set([...pages.map(({ route }) => route), ...redirects.map(({ from }) => from)]);
  const unanswered = files.filter((file) => !answered.has(toRoute(file)));
  const vanished: string[] = [];
  for (const file of unanswered) if (!(await wasDraft(site, since, file))) vanished.push(file);
  return vanished.map((file) => ({
    file,
    line: 1,
    column: 1,
    severity: 'warning',
    code: 'vanished-page',
    message: `The page ${toRoute(file)} is gone since ${since === 'HEAD' ? 'the last commit' : since}, and nothing answers at its address.`,
    hint: `A rename is done by npm run content -- mv, which leads on from it; else add { "from": "${toRoute(file)}", … } to pages-config/_redirects.json.`,
  }));
}

function isFaultOfRedirects({ file, severity }: Diagnostic): boolean {
  return classifyContentFile(file) === 'redirects' && severity === 'error';
}

/** A draft was never on the site: nobody asks for its address. */
async function wasDraft(site: string, since: string, file: string): Promise<boolean> {
  const { stdout } = await git(site, 'show', `${since}:./${file}`);
  const { data } = readJson({ path: file, text: stdout });
  return isDraft((data ?? {}) as JsonObject);
}

/** What is gone. Git is not asked what else has changed, for which it looks at every file once more. */
async function removedSince(site: string, since: string, isStaged: boolean): Promise<string[]> {
  const compared = ['--name-only', '-z', '--no-renames', '--relative', '--diff-filter=D'];
  const { stdout } = await git(site, 'diff', ...(isStaged ? ['--cached'] : []), ...compared, since, '--');
  return stdout.split('\0').filter(Boolean).sort();
}

/** What the last release is named in git: nothing where there is no commit, or no repository. */
export async function lastRelease(site: string): Promise<string | undefined> {
  // The tag, how many commits came after it, and the newest of them; where there is no tag, that alone.
  const described = await asked(site, 'describe', '--tags', '--long', '--always');
  return described === undefined ? undefined : (/^(.+)-\d+-g[\da-f]+$/.exec(described)?.[1] ?? 'HEAD');
}

/** What git answers; nothing where it says by its exit code alone that there is no answer. */
async function asked(site: string, ...args: string[]): Promise<string | undefined> {
  try {
    return (await git(site, ...args)).stdout.trim();
  } catch {
    return undefined;
  }
}

function git(site: string, ...args: string[]) {
  return promisify(execFile)('git', args, { cwd: site, maxBuffer: 50_000_000 });
}
