import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../helpers/project.ts';

const folder = path.join(root, 'src/server');
const sources = globSync('**/*.ts', { cwd: folder }).map((file) => ({
  file,
  text: readFileSync(path.join(folder, file), 'utf8'),
}));

/** The modules that a file loads when it starts; types are removed by then. */
function loaded(text: string): string[] {
  const found = text.matchAll(/^import (?!type\b)[^;]*?from '([^']+)';/gm);
  return [...found].map(([, name = '']) => name);
}

test('a server whose settings name neither PostgreSQL nor S3 loads no code for them', () => {
  const isExternal = (file: string): boolean =>
    /postgres\/|\/(s3-files|bucket)\.ts$|^(pg|aws4fetch)$/.test(file);
  const others = sources.filter(({ file }) => !isExternal(file));
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter(({ text }) => loaded(text).some(isExternal)).map(({ file }) => file)).toEqual([]);
  expect(
    sources.filter(({ text }) => loaded(text).some((name) => /^(pg|aws4fetch)$/.test(name))),
  ).not.toEqual([]);
});
