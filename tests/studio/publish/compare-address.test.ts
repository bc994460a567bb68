import { expect, test } from 'vitest';
import { compareAddress } from '../../../src/studio/server/publish/compare-address.ts';

test.each([
  ['git@github.com:bakery/site.git', 'rye', 'https://github.com/bakery/site/compare/rye?expand=1'],
  ['https://github.com/bakery/site', 'rye/one', 'https://github.com/bakery/site/compare/rye%2Fone?expand=1'],
  ['https://codeberg.org/bakery/site.git', 'rye', 'https://codeberg.org/bakery/site/compare/main...rye'],
  [
    'ssh://git@gitlab.example.org/bakery/site.git',
    'rye',
    'https://gitlab.example.org/bakery/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=rye',
  ],
  [
    'git@bitbucket.org:bakery/site.git',
    'rye',
    'https://bitbucket.org/bakery/site/pull-requests/new?source=rye',
  ],
  ['git@github.com:bakery/site.git', 'main', undefined],
  ['https://example.org/site.git', 'rye', undefined],
  ['/srv/git/site.git', 'rye', undefined],
  ['', 'rye', undefined],
])('of %s and the branch %s', (remote, branch, address) => {
  expect(compareAddress(remote, branch)).toBe(address);
});
