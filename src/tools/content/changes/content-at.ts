import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findChangedFiles, type ChangedFiles } from '../../check/changes/changed-files.ts';

/** The changes below pages-config since a commit, with the earlier texts. */
export interface ChangedContent extends ChangedFiles {
  /** The text of a file at that commit; undefined if it did not exist. */
  textBefore(file: string): Promise<string | undefined>;
}

/**
 * Determines with git the changes in a site's content.
 * @param site the folder of pages-config
 * @throws UnknownCommitError if there is no such commit
 */
export async function contentSince(site: string, since: string): Promise<ChangedContent> {
  const { there, removed } = await findChangedFiles(site, since);
  const isContent = (file: string) => file.startsWith('pages-config/');
  const git = async (...args: string[]) => (await run('git', args, { cwd: site, maxBuffer })).stdout;
  const known = new Set((await git('ls-tree', '-r', '-z', '--name-only', since, 'pages-config')).split('\0'));
  return {
    there: there.filter(isContent),
    removed: removed.filter(isContent),
    textBefore: async (file) => (known.has(file) ? git('show', `${since}:./${file}`) : undefined),
  };
}

const run = promisify(execFile);
const maxBuffer = 50_000_000;
