import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { contentFileOf } from '../../../core/content/content-file.ts';
import { isDraft } from '../../../core/content/dates/showing.ts';
import type { JsonObject } from '../../../core/content/valid-page.ts';
import type { Diagnostic } from '../../../core/diagnostic.ts';
import { readJson } from '../../../core/json/json-source.ts';
import { routeOf } from '../../../core/page/routes.ts';
import type { Validation } from '../../../core/validate.ts';

/**
 * The pages that were there at the last release and are not any more, while nothing answers at their addresses. The last
 * release is the last tag; where there is none, the last commit.
 * @param site the folder in which pages-config lies; one that lies in no repository has had no release
 * @param isStaged whether it is what the next commit will hold that was validated
 */
export async function vanishedPages(
  site: string,
  validation: Validation,
  isStaged = false,
): Promise<Diagnostic[]> {
  // Where these have faults it is not known what they answer.
  if (validation.diagnostics.some(isFaultOfRedirects)) return [];
  const since = await lastRelease(site);
  if (since === undefined) return [];
  const removed = (await removedSince(site, since, isStaged)).filter(
    (file) => file.startsWith('pages-config/') && contentFileOf(file) === 'page',
  );
  // Only then: pages are put together when somebody asks for them, and there may be thousands.
  if (removed.length === 0) return [];
  const { pages, redirects } = validation;
  const answered = new Set([...pages.map(({ route }) => route), ...redirects.map(({ from }) => from)]);
  const unanswered = removed.filter((file) => !answered.has(routeOf(file)));
  const vanished: string[] = [];
  for (const file of unanswered) if (!(await wasDraft(site, since, file))) vanished.push(file);
  return vanished.map((file) => ({
    file,
    line: 1,
    column: 1,
    severity: 'warning',
    code: 'vanished-page',
    message: `The page ${routeOf(file)} is gone since ${since === 'HEAD' ? 'the last commit' : since}, and nothing answers at its address.`,
    hint: `A rename is done by npm run content -- mv, which leads on from it; else add { "from": "${routeOf(file)}", … } to pages-config/_redirects.json.`,
  }));
}

function isFaultOfRedirects({ file, severity }: Diagnostic): boolean {
  return contentFileOf(file) === 'redirects' && severity === 'error';
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
async function lastRelease(site: string): Promise<string | undefined> {
  const tag = await asked(site, 'describe', '--tags', '--abbrev=0');
  return tag ?? ((await asked(site, 'rev-parse', '--verify', '--quiet', 'HEAD')) ? 'HEAD' : undefined);
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
