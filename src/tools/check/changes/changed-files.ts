import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import path from 'node:path';
import { isInstalledPackage } from '../../../site-build/project-folder.ts';
import type { Roots } from '../../../site-build/roots.ts';

/** The differences from a commit, as sorted paths relative to the given folder. */
export interface ChangedFiles {
  /** Edited or new files, committed or not, tracked or not. */
  editedOrNew: string[];
  removed: string[];
}

/**
 * Determines with git the changes in a folder, for `check`, `content diff` and the studio.
 * @param folder in a repository
 * @param since a commit, branch or tag
 * @throws UnknownCommitError if there is no such commit, or the folder is not in a repository
 */
export async function findChangedFiles(folder: string, since: string): Promise<ChangedFiles> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: folder, maxBuffer })).stdout;
  const findCommit = async () => {
    try {
      return (await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`)).trim();
    } catch (cause) {
      throw new UnknownCommitError(`git has no commit "${since}" for ${folder}.`, { cause });
    }
  };
  // Starting git takes longer than its work, so it is only started again if needed.
  const commit = since === 'HEAD' ? since : await findCommit();
  try {
    const [diffOutput, untrackedOutput] = await Promise.all([
      git('diff', '--name-status', '-z', '--no-renames', '--relative', commit, '--'),
      git('ls-files', '-z', '--others', '--exclude-standard'),
    ]);
    const files = filesIn(diffOutput);
    const filesWithState = (isWanted: (state: string) => boolean) =>
      files.filter(({ state }) => isWanted(state)).map(({ file }) => file);
    const editedOrNew = [
      ...filesWithState((state) => state !== REMOVED),
      ...untrackedOutput.split('\0').filter(Boolean),
    ];
    return { editedOrNew: editedOrNew.sort(), removed: filesWithState((state) => state === REMOVED).sort() };
  } catch (error) {
    await findCommit();
    throw error;
  }
}

const REMOVED = 'D';

/** Parses the output of git diff: one letter per file, and its path. */
function filesIn(diffOutput: string): { state: string; file: string }[] {
  const fields = diffOutput.split('\0').slice(0, -1);
  return fields.flatMap((state, index) => (index % 2 === 0 ? [{ state, file: fields[index + 1]! }] : []));
}

/** The given commit does not exist, or the folder is not in a repository. */
export class UnknownCommitError extends Error {}

const run = promisify(execFile);
const maxBuffer = 50_000_000;

/**
 * The changes of the engine, and of a site outside it; all paths are relative to the engine's root. An engine
 * that is installed as a package has no changes.
 * @throws UnknownCommitError if there is no such commit
 */
export async function projectChanges({ engine, site }: Roots, since: string): Promise<ChangedFiles> {
  const engineChanges = isInstalledPackage(engine)
    ? { editedOrNew: [], removed: [] }
    : await findChangedFiles(engine, since);
  const toSite = path.relative(engine, site);
  if (!toSite.startsWith('..')) return engineChanges;
  const siteChanges = await findChangedFiles(site, since);
  const fromEngine = (files: string[]) =>
    files.map((file) => path.posix.join(toSite.replaceAll(path.sep, '/'), file));
  return {
    editedOrNew: [...engineChanges.editedOrNew, ...fromEngine(siteChanges.editedOrNew)],
    removed: [...engineChanges.removed, ...fromEngine(siteChanges.removed)],
  };
}
