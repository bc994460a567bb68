import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './helpers/project.ts';

/* The documents for developers name only existing files, commands and packages. */

const files = globSync('{src,tests,schemas,scripts}/**', { cwd: root, exclude: ['**/node_modules/**'] }).map(
  (file) => `/${file.replaceAll(path.sep, '/')}`,
);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const guides = globSync('src/guides/*.md', { cwd: root });
const front = ['README.md', ...globSync('.github/*.md', { cwd: root })];
const decisions = files.flatMap((file) => /^\/(src\/decisions\/\d{4}-[a-z0-9-]+\.md)$/.exec(file)?.[1] ?? []);

test.each([
  // Other documents also name built files and data, which are not in the repository.
  ['src/README.md', ['src/README.md'], /`([\w/-][\w./-]*(?:\/|\.(?:tsx?|css|md)))`/g],
  ['tests/README.md', ['tests/README.md'], /`([\w/-][\w./-]*(?:\/|\.(?:tsx?|css|md)))`/g],
  ['src/ui/parts/README.md', ['src/ui/parts/README.md'], /`([\w/-][\w./-]*(?:\/|\.(?:tsx?|css|md)))`/g],
  ['src/server/README.md', ['src/server/README.md'], /`([\w/-][\w./-]*\.(?:tsx?|css|mjs))`/g],
  ['src/decisions/', decisions, /`([\w/-][\w./-]*\.(?:tsx?|css|mjs))`/g],
  // Guides also name the files that their readers write.
  [
    'src/guides/',
    guides,
    /`((?![^`]*(?:hours|year-line|NAME|name-plate))(?:src|schemas|tests|scripts|\.github|\.vscode)\/[\w./-]+)`/g,
  ],
  ['src/guides/studio-access.md', ['src/guides/studio-access.md'], /`([\w-]+\.(?:spec|test)\.ts)`/g],
  ['README.md and .github/', front, /`((?:src|schemas|tests|scripts)\/[\w./-]+)`/g],
])('the files named in %s exist', (_, documents, pattern) => {
  const named = documents.flatMap((document) =>
    [...read(document).matchAll(pattern)].flatMap(([, name]) => name ?? []),
  );
  expect(named.length).toBeGreaterThan(5);
  const exists = (name: string) => files.some((file) => file.endsWith(`/${name.replace(/\/$/, '')}`));
  expect(named.filter((name) => !exists(name))).toEqual([]);
});

describe('decisions', () => {
  test('each have a number, a title, a date and the same parts', () => {
    expect(decisions.length).toBeGreaterThan(40);
    const numbers = decisions.map((file) => path.basename(file).slice(0, 4));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    const shape =
      /^# (\d+)\. .+\n\n\d{4}-\d\d-\d\d\n\n## Context\n[^]+\n## Decision\n[^]+\n## Consequences\n/;
    const broken = decisions.filter(
      (file, index) => Number(shape.exec(read(file))?.[1]) !== Number(numbers[index]),
    );
    expect(broken).toEqual([]);
  });

  test('are in the index, with their titles', () => {
    const index = read('src/decisions/README.md');
    const lines = decisions.map((file) => {
      const name = path.basename(file);
      const title = /^# \d+\. (.+)$/m.exec(read(file))?.[1];
      return `- [${name.slice(0, 4)}](${name}) ${title}\n`;
    });
    expect(lines.filter((line) => !index.includes(line))).toEqual([]);
    expect(index.match(/^- \[\d{4}\]/gm)?.length).toBe(decisions.length);
  });
});

test('each dependency has its reason in dependencies.md', () => {
  const explained = [...read('src/decisions/dependencies.md').matchAll(/`([@\w./-]+…?)`/g)].map(
    ([, name = '']) => name,
  );
  const used = ['package.json', ...globSync('src/*/package.json', { cwd: root })].flatMap((file) => {
    const manifest = JSON.parse(read(file)) as Record<string, Record<string, string>>;
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  });
  expect(used.length).toBeGreaterThan(60);
  const matches = (name: string, each: string) =>
    each.endsWith('…') ? name.startsWith(each.slice(0, -1)) : name === each;
  expect(used.filter((name) => !explained.some((each) => matches(name, each)))).toEqual([]);
});

test('each relative link of a document leads to a file', () => {
  const documents = globSync('{*.md,{.github,.vscode,src,tests,scripts}/**/*.md,pages-config/_guide.md}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  expect(documents.length).toBeGreaterThan(50);
  const broken = documents.flatMap((document) =>
    [...prose(read(document)).matchAll(/\]\((?!https?:|#|\/)([^)#\s]+)/g)].flatMap(([, target = '']) => {
      const file = path.join(root, path.dirname(document), target.replaceAll('\\', ''));
      return existsSync(file) ? [] : [`${document}: ${target}`];
    }),
  );
  expect(broken).toEqual([]);
});

/** The text of a document without its blocks of code. */
function prose(text: string): string {
  return text.replaceAll(/^```[^]*?^```$|^ {4}.*$/gm, '');
}
