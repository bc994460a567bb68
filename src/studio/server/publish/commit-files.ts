import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Refused } from '../../../authoring/edits/text-edit.ts';
import { git, gitWords } from './git.ts';

/** A commit, by its short name. */
export interface MadeCommit {
  commit: string;
}

/**
 * Commits files as they are on disk, with git itself and its hooks. A separate index is used, so that everything
 * else that is staged or changed stays as it is.
 * @param site the folder of the site, in a repository
 * @param files from there
 * @returns the reason if git refuses, with its own words; nothing is then changed
 */
export async function commitFiles(
  site: string,
  files: readonly string[],
  message: string,
): Promise<MadeCommit | Refused> {
  const problem = await findObstacle(site);
  if (problem !== undefined) return { refused: problem };
  const folder = (await git(site, ['rev-parse', '--absolute-git-dir'])).trim();
  const index = path.join(folder, `studio-${randomUUID()}.index`);
  const env = { ...process.env, GIT_INDEX_FILE: index };
  try {
    await git(site, ['read-tree', 'HEAD'], env);
    await git(site, ['add', '--all', '--', ...files.map(literal)], env);
    await git(site, ['commit', '--quiet', `--message=${message}`], env);
    // The real index still has the earlier versions of these files alone.
    await git(site, ['reset', '--quiet', 'HEAD', '--', ...files.map(literal)]);
    return { commit: (await git(site, ['rev-parse', '--short', 'HEAD'])).trim() };
  } catch (error) {
    return { refused: `Git refuses the commit: ${gitWords(error)}` };
  } finally {
    await rm(index, { force: true });
    await rm(`${index}.lock`, { force: true });
  }
}

/** The reason why nothing can be committed now, as a sentence; undefined if it can. */
export async function findObstacle(site: string): Promise<string | undefined> {
  try {
    await git(site, ['rev-parse', '--verify', '--quiet', 'HEAD']);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return 'Git is not installed here, so that nothing can be published.';
    return 'The site is in no git repository with a first commit, so that nothing can be published.';
  }
  for (const [name, words] of Object.entries(underWay)) {
    const place = (await git(site, ['rev-parse', '--git-path', name])).trim();
    if (existsSync(path.resolve(site, place))) return `Git has ${words} under way: finish it, then publish.`;
  }
  return undefined;
}

const underWay: Readonly<Record<string, string>> = {
  'rebase-merge': 'a rebase',
  'rebase-apply': 'a rebase',
  MERGE_HEAD: 'a merge',
  CHERRY_PICK_HEAD: 'a cherry-pick',
};

/** A path without the meaning that git gives to special characters. */
function literal(file: string): string {
  return `:(literal)${file}`;
}
