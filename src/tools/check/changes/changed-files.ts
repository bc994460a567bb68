import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What differs from a commit, by paths from the folder that was asked about, in the order of the alphabet. */
export interface ChangedFiles {
  /** Edited or new, committed since or not, known to git or not yet. */
  there: string[];
  removed: string[];
}

/**
 * Asks git what has changed in a folder.
 * @param since a commit, branch or tag
 * @throws UnknownCommit where git knows no such commit, or the folder lies in no repository
 */
export async function changedFiles(folder: string, since: string): Promise<ChangedFiles> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: folder, maxBuffer })).stdout;
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`).catch(
    (error: unknown) => {
      throw new UnknownCommit(`git knows no commit "${since}" for ${folder}.`, { cause: error });
    },
  );
  const compared = ['diff', '--name-only', '-z', '--no-renames', '--relative'];
  const named = async (...args: string[]) => (await git(...args)).split('\0').filter(Boolean);
  const [there, removed, fresh] = await Promise.all([
    named(...compared, '--diff-filter=d', commit.trim()),
    named(...compared, '--diff-filter=D', commit.trim()),
    named('ls-files', '-z', '--others', '--exclude-standard'),
  ]);
  return { there: [...there, ...fresh].sort(), removed: removed.sort() };
}

export class UnknownCommit extends Error {}

const run = promisify(execFile);
const maxBuffer = 50_000_000;
