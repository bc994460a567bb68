import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { contentFileOf } from '../../../core/content/content-file.ts';
import { isDraft } from '../../../core/content/dates/showing.ts';
import type { JsonObject } from '../../../core/content/valid-page.ts';
import type { Diagnostic } from '../../../core/diagnostic.ts';
import { readJson } from '../../../core/json/json-source.ts';
import { routeOf } from '../../../core/page/routes.ts';
import type { Validation } from '../../../core/validate.ts';
import { changedFiles, UnknownCommit } from '../changes/changed-files.ts';

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
  const tag = await lastTag(site);
  const removed = (await removedSince(site, tag ?? 'HEAD', isStaged)).filter(
    (file) => file.startsWith('pages-config/') && contentFileOf(file) === 'page',
  );
  // Only then: pages are put together when somebody asks for them, and there may be thousands.
  if (removed.length === 0) return [];
  const { pages, redirects } = validation;
  const answered = new Set([...pages.map(({ route }) => route), ...redirects.map(({ from }) => from)]);
  const unanswered = removed.filter((file) => !answered.has(routeOf(file)));
  const vanished: string[] = [];
  for (const file of unanswered) if (!(await wasDraft(site, tag ?? 'HEAD', file))) vanished.push(file);
  return vanished.map((file) => ({
    file,
    line: 1,
    column: 1,
    severity: 'warning',
    code: 'vanished-page',
    message: `The page ${routeOf(file)} is gone since ${tag ?? 'the last commit'}, and nothing answers at its address.`,
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

async function removedSince(site: string, since: string, isStaged: boolean): Promise<string[]> {
  try {
    return (await changedFiles(site, since, isStaged)).removed;
  } catch (error) {
    if (error instanceof UnknownCommit) return [];
    throw error;
  }
}

async function lastTag(site: string): Promise<string | undefined> {
  try {
    const { stdout } = await git(site, 'describe', '--tags', '--abbrev=0');
    return stdout.trim();
  } catch {
    // No tag, no commit or no repository: git says so by its exit code alone.
    return undefined;
  }
}

function git(site: string, ...args: string[]) {
  return promisify(execFile)('git', args, { cwd: site, maxBuffer: 50_000_000 });
}
