import { compareAddress } from './compare-address.ts';
import { git, gitWords } from './git.ts';

/** The branch on a server that the present branch is sent to, such as origin/main; undefined if there is none. */
export async function findUpstream(site: string): Promise<string | undefined> {
  try {
    return (await git(site, ['rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{upstream}'])).trim();
  } catch {
    // A detached head, and a branch of this computer alone, have none.
    return undefined;
  }
}

/** The address where a pull request for the present branch is opened; undefined if its server is no known forge. */
export async function findRequestAddress(site: string): Promise<string | undefined> {
  try {
    const branch = (await git(site, ['rev-parse', '--abbrev-ref', 'HEAD'])).trim();
    const name = (await git(site, ['config', '--get', `branch.${branch}.remote`])).trim();
    return compareAddress((await git(site, ['remote', 'get-url', name])).trim(), branch);
  } catch {
    return undefined;
  }
}

/** Sends the commits of the present branch to its server. @returns the reason if that fails; they stay here then */
export async function pushCommits(site: string): Promise<string | undefined> {
  try {
    await git(site, ['push', '--quiet']);
    return undefined;
  } catch (error) {
    return gitWords(error);
  }
}
