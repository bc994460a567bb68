import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './helpers/project.ts';

/* What the documents for developers say of the project is so. */

const files = globSync('{src,tests,schemas,scripts}/**', { cwd: root, exclude: ['**/node_modules/**'] }).map(
  (file) => `/${file.replaceAll(path.sep, '/')}`,
);
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

test.each([
  // The others tell of what is built and kept as well, whose folders are not in the repository.
  ['src/README.md', /`([\w/-][\w./-]*(?:\/|\.(?:tsx?|css|md)))`/g],
  ['tests/README.md', /`([\w/-][\w./-]*(?:\/|\.(?:tsx?|css|md)))`/g],
  ['src/DECISIONS.md', /`([\w/-][\w./-]*\.(?:tsx?|css|mjs))`/g],
  ['src/server/README.md', /`([\w/-][\w./-]*\.(?:tsx?|css|mjs))`/g],
  ['src/ui/parts/README.md', /`([\w/-][\w./-]*(?:\/|\.(?:tsx?|css|md)))`/g],
])('%s names what is there', (document, pattern) => {
  const named = [...textOf(document).matchAll(pattern)].flatMap(([, name]) => name ?? []);
  expect(named.length).toBeGreaterThan(5);
  const isThere = (name: string) => files.some((file) => file.endsWith(`/${name.replace(/\/$/, '')}`));
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

test('whatever the project depends on has its reason in the decisions', () => {
  const [, table = ''] = textOf('src/DECISIONS.md').split('## What it depends on');
  const told = table.match(/@?[a-z][\w./-]+…?/g) ?? [];
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    textOf('package.json'),
  ) as Record<string, Record<string, string>>;
  const used = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(used.length).toBeGreaterThan(60);
  const isTold = (name: string) =>
    told.some((each) => (each.endsWith('…') ? name.startsWith(each.slice(0, -1)) : name === each));
  expect(used.filter((name) => !isTold(name))).toEqual([]);
});
