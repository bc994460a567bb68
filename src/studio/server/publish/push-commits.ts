import { compareAddress } from './compare-address.ts';
import { git, gitMessage } from './git.ts';

/** The upstream of the current branch, such as origin/main; undefined if there is none. */
export async function findUpstream(siteFolder: string): Promise<string | undefined> {
  try {
    return (
      await git(siteFolder, ['rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{upstream}'])
    ).trim();
  } catch {
    // A detached head and a local branch have no upstream.
    return undefined;
  }
}

/** The address for opening a pull request of the current branch; undefined if its server is not a known forge. */
export async function findRequestAddress(siteFolder: string): Promise<string | undefined> {
  try {
    const branch = (await git(siteFolder, ['rev-parse', '--abbrev-ref', 'HEAD'])).trim();
    const name = (await git(siteFolder, ['config', '--get', `branch.${branch}.remote`])).trim();
    return compareAddress((await git(siteFolder, ['remote', 'get-url', name])).trim(), branch);
  } catch {
    return undefined;
  }
}

/**
 * Pushes the commits of the current branch. @returns the reason if that fails; then the commits stay on this
 * computer
 */
export async function pushCommits(siteFolder: string): Promise<string | undefined> {
  try {
    await git(siteFolder, ['push', '--quiet']);
    return undefined;
  } catch (error) {
    return gitMessage(error);
  }
}
