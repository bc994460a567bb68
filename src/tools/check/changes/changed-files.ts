import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import path from 'node:path';
import { isInstalledPackage } from '../../../site-build/project-folder.ts';
import type { Roots } from '../../../site-build/roots.ts';

/** The differences from a commit, as sorted paths relative to the given folder. */
export interface ChangedFiles {
  /** Edited or new files, committed or not, tracked or not. */
  there: string[];
  removed: string[];
}

/**
 * Determines with git the changes in a folder.
 * @param folder in a repository
 * @param since a commit, branch or tag
 * @throws UnknownCommitError if there is no such commit, or the folder is not in a repository
 */
export async function findChangedFiles(folder: string, since: string): Promise<ChangedFiles> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: folder, maxBuffer })).stdout;
  const known = async () => {
    try {
      return (await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`)).trim();
    } catch (cause) {
      throw new UnknownCommitError(`git has no commit "${since}" for ${folder}.`, { cause });
    }
  };
  // Starting git takes longer than its work, so it is only started again if needed.
  const commit = since === 'HEAD' ? since : await known();
  try {
    const [compared, fresh] = await Promise.all([
      git('diff', '--name-status', '-z', '--no-renames', '--relative', commit, '--'),
      git('ls-files', '-z', '--others', '--exclude-standard'),
    ]);
    const files = filesIn(compared);
    const named = (isWanted: (state: string) => boolean) =>
      files.filter(({ state }) => isWanted(state)).map(({ file }) => file);
    const there = [...named((state) => state !== REMOVED), ...fresh.split('\0').filter(Boolean)];
    return { there: there.sort(), removed: named((state) => state === REMOVED).sort() };
  } catch (error) {
    await known();
    throw error;
  }
}

const REMOVED = 'D';

/** Parses the output of git diff: one letter per file, and its path. */
function filesIn(compared: string): { state: string; file: string }[] {
  const fields = compared.split('\0').slice(0, -1);
  return fields.flatMap((state, at) => (at % 2 === 0 ? [{ state, file: fields[at + 1]! }] : []));
}

export class UnknownCommitError extends Error {}

const run = promisify(execFile);
const maxBuffer = 50_000_000;

/**
 * The changes of the engine, and of a site outside it; all paths are relative to the engine's root. An engine
 * that is installed as a package has no changes.
 * @throws UnknownCommitError if there is no such commit
 */
export async function projectChanges({ engine, site }: Roots, since: string): Promise<ChangedFiles> {
  const ofEngine = isInstalledPackage(engine)
    ? { there: [], removed: [] }
    : await findChangedFiles(engine, since);
  const toSite = path.relative(engine, site);
  if (!toSite.startsWith('..')) return ofEngine;
  const ofSite = await findChangedFiles(site, since);
  const placed = (files: string[]) =>
    files.map((file) => path.posix.join(toSite.replaceAll(path.sep, '/'), file));
  return {
    there: [...ofEngine.there, ...placed(ofSite.there)],
    removed: [...ofEngine.removed, ...placed(ofSite.removed)],
  };
}
