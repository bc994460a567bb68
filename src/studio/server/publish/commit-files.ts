import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Refused } from 'pagewright/json';
import { git, gitMessage } from './git.ts';

/** A commit, by its short hash. */
export interface CommitResult {
  commit: string;
}

/**
 * Commits the files on disk, by git with its hooks. A separate index is used, so that all other staged and changed
 * files stay unchanged.
 * @param siteFolder the folder of the site, in a repository
 * @param files from there
 * @returns the reason if git refuses, in git's words; then nothing has changed
 */
export async function commitFiles(
  siteFolder: string,
  files: readonly string[],
  message: string,
): Promise<CommitResult | Refused> {
  const problem = await findObstacle(siteFolder);
  if (problem !== undefined) return { refused: problem };
  const folder = (await git(siteFolder, ['rev-parse', '--absolute-git-dir'])).trim();
  const index = path.join(folder, `studio-${randomUUID()}.index`);
  const env = { ...process.env, GIT_INDEX_FILE: index };
  try {
    await git(siteFolder, ['read-tree', 'HEAD'], env);
    await git(siteFolder, ['add', '--all', '--', ...files.map(literal)], env);
    await git(siteFolder, ['commit', '--quiet', `--message=${message}`], env);
    // In the real index, only these files still have their earlier versions.
    await git(siteFolder, ['reset', '--quiet', 'HEAD', '--', ...files.map(literal)]);
    return { commit: (await git(siteFolder, ['rev-parse', '--short', 'HEAD'])).trim() };
  } catch (error) {
    return { refused: `Git refuses the commit: ${gitMessage(error)}` };
  } finally {
    await rm(index, { force: true });
    await rm(`${index}.lock`, { force: true });
  }
}

/** The reason why nothing can be committed now, as a sentence; undefined if it can. */
export async function findObstacle(siteFolder: string): Promise<string | undefined> {
  try {
    await git(siteFolder, ['rev-parse', '--verify', '--quiet', 'HEAD']);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return 'Git is not installed on this computer, so nothing can be published.';
    return 'The site is not in a git repository with a commit, so nothing can be published.';
  }
  for (const [name, words] of Object.entries(unfinishedWork)) {
    const place = (await git(siteFolder, ['rev-parse', '--git-path', name])).trim();
    if (existsSync(path.resolve(siteFolder, place)))
      return `Git has ${words} in progress: finish it, then publish.`;
  }
  return undefined;
}

const unfinishedWork: Readonly<Record<string, string>> = {
  'rebase-merge': 'a rebase',
  'rebase-apply': 'a rebase',
  MERGE_HEAD: 'a merge',
  CHERRY_PICK_HEAD: 'a cherry-pick',
};

/** A path in which special characters have no meaning for git. */
function literal(file: string): string {
  return `:(literal)${file}`;
}
