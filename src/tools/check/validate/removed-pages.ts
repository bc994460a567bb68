import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { classifyContentFile } from '../../../core/content/content-file.ts';
import { isDraft } from '../../../core/content/dates/showing.ts';
import type { JsonObject } from '../../../core/content/valid-page.ts';
import type { Diagnostic } from '../../../core/diagnostic.ts';
import { readJson } from '../../../core/json/json-source.ts';
import { toRoute } from '../../../core/page/routes.ts';
import type { Validation } from '../../../core/validate-with.ts';

/** The pages that were removed in git. */
export interface RemovedPages {
  /** The last release in git, as a name: the last tag; without tags, the last commit. */
  since: string;
  /** Their files, from the site's root. */
  files: readonly string[];
}

/**
 * Finds the pages that existed at the last release and do not exist any more. Needs only git, so it can run while
 * the content is validated.
 * @param siteFolder the folder of pages-config
 * @param since the last release (`lastRelease`); without one, no page counts as removed
 * @param isStaged whether the next commit counts instead of the work tree
 */
export async function removedPages(
  siteFolder: string,
  since: string | undefined,
  isStaged = false,
): Promise<RemovedPages> {
  if (since === undefined) return { since: 'HEAD', files: [] };
  const removedFiles = await removedSince(siteFolder, since, isStaged);
  const isPage = (file: string) => file.startsWith('pages-config/') && classifyContentFile(file) === 'page';
  return { since, files: removedFiles.filter(isPage) };
}

/**
 * Warns of removed pages whose addresses have neither a page nor a redirect.
 * @param siteFolder the folder of pages-config
 */
export async function pagesWithoutRedirect(
  siteFolder: string,
  validation: Validation,
  { since, files }: RemovedPages,
): Promise<Diagnostic[]> {
  // Valid pages are built on demand, and there may be thousands.
  if (files.length === 0) return [];
  // If the redirects have errors, it is unknown which addresses they redirect.
  if (validation.diagnostics.some(isDiagnosticOfRedirects)) return [];
  const { pages, redirects } = validation;
  const answeredRoutes = new Set([...pages.map(({ route }) => route), ...redirects.map(({ from }) => from)]);
  const unansweredFiles = files.filter((file) => !answeredRoutes.has(toRoute(file)));
  const vanished: string[] = [];
  for (const file of unansweredFiles) if (!(await wasDraft(siteFolder, since, file))) vanished.push(file);
  return vanished.map((file) => ({
    file,
    line: 1,
    column: 1,
    severity: 'warning',
    code: 'vanished-page',
    message: `The page ${toRoute(file)} is gone since ${since === 'HEAD' ? 'the last commit' : since}, and its address has no redirect.`,
    hint: `To rename a page, use npm run content -- mv, which redirects it; otherwise add { "from": "${toRoute(file)}", … } to pages-config/_redirects.json.`,
  }));
}

function isDiagnosticOfRedirects({ file, severity }: Diagnostic): boolean {
  return classifyContentFile(file) === 'redirects' && severity === 'error';
}

/** Whether the page was a draft: visitors did not know its address, so it needs no redirect. */
async function wasDraft(siteFolder: string, since: string, file: string): Promise<boolean> {
  const { stdout } = await git(siteFolder, 'show', `${since}:./${file}`);
  const { data } = readJson({ path: file, text: stdout });
  return isDraft((data ?? {}) as JsonObject);
}

/** The removed files. Git's other changes are not requested, because git would have to check every file. */
async function removedSince(siteFolder: string, since: string, isStaged: boolean): Promise<string[]> {
  const diffOptions = ['--name-only', '-z', '--no-renames', '--relative', '--diff-filter=D'];
  const { stdout } = await git(
    siteFolder,
    'diff',
    ...(isStaged ? ['--cached'] : []),
    ...diffOptions,
    since,
    '--',
  );
  return stdout.split('\0').filter(Boolean).sort();
}

/** The name of the last release in git; undefined without a commit or repository. */
export async function lastRelease(siteFolder: string): Promise<string | undefined> {
  // Git's answer: the tag, the number of commits after it, and the hash of the last commit; without a tag,
  // only the hash.
  const description = await tryGit(siteFolder, 'describe', '--tags', '--long', '--always');
  return description === undefined ? undefined : (/^(.+)-\d+-g[\da-f]+$/.exec(description)?.[1] ?? 'HEAD');
}

/** Git's output; undefined if git fails. */
async function tryGit(siteFolder: string, ...args: string[]): Promise<string | undefined> {
  try {
    return (await git(siteFolder, ...args)).stdout.trim();
  } catch {
    return undefined;
  }
}

function git(siteFolder: string, ...args: string[]) {
  return promisify(execFile)('git', args, { cwd: siteFolder, maxBuffer: 50_000_000 });
}
