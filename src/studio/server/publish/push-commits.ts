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

/** Sends the commits of the present branch to its server. @returns the reason if that fails; they stay here then */
export async function pushCommits(site: string): Promise<string | undefined> {
  try {
    await git(site, ['push', '--quiet']);
    return undefined;
  } catch (error) {
    return gitWords(error);
  }
}
