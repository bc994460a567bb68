/**
 * The address where a forge opens a pull request for a branch, from the address of the repository there.
 * @returns undefined for an address of an unknown forge, and for the target branch of pull requests
 */
export function compareAddress(remote: string, branch: string): string | undefined {
  const place = repositoryPlace(remote);
  if (!place || ['main', 'master'].includes(branch)) return undefined;
  const { host, path } = place;
  const name = encodeURIComponent(branch);
  if (host === 'github.com') return `https://${host}/${path}/compare/${name}?expand=1`;
  if (host === 'codeberg.org') return `https://${host}/${path}/compare/main...${name}`;
  if (host === 'bitbucket.org') return `https://${host}/${path}/pull-requests/new?source=${name}`;
  if (host.split('.')[0] === 'gitlab')
    return `https://${host}/${path}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${name}`;
  return undefined;
}

/** The host and the path of a repository, from git@host:owner/name.git or https://host/owner/name.git. */
function repositoryPlace(remote: string): { host: string; path: string } | undefined {
  const isShort = !remote.includes('://') && remote.includes(':');
  const address = isShort ? `ssh://${remote.replace(':', '/')}` : remote;
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, protocol } = new URL(address);
  if (!['https:', 'ssh:', 'http:', 'git:'].includes(protocol) || hostname === '') return undefined;
  return {
    host: hostname,
    path: pathname
      .slice(1)
      .replace(/\.git$/, '')
      .replace(/\/$/, ''),
  };
}
