import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { root } from '../helpers/project.ts';

test('no style sheet contains texts, because they would be in one language on all pages', () => {
  const sheets = globSync('src/**/*.css', { cwd: root });
  let seen = 0;
  const found: string[] = [];
  for (const sheet of sheets)
    postcss.parse(readFileSync(path.join(root, sheet), 'utf8')).walkDecls('content', ({ value }) => {
      seen += 1;
      const texts = [...value.matchAll(/(['"])(.*?)\1/g)].map(([, , text]) => text ?? '');
      if (texts.some((text) => /\p{L}{3}/u.test(text))) found.push(`${sheet}: ${value}`);
    });
  expect(seen).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
