import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../helpers/project.ts';

const sheets = globSync('src/**/*.css', { cwd: root });

/** Declarations that hide or show an element: a phone has no hovering pointer. */
const showing =
  /(^|[;{\s])(display|visibility|opacity|content|clip|clip-path|height|max-height|grid-template-rows)\s*:/;

test('no content is shown only by hovering', () => {
  const rules = sheets.flatMap((sheet) => {
    const text = readFileSync(path.join(root, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return [...text.matchAll(/([^{}]*:hover[^{}]*)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
      where: `${sheet}: ${selector.trim()}`,
      body,
    }));
  });
  expect(rules.length).toBeGreaterThan(40);
  expect(rules.filter(({ body }) => showing.test(body)).map(({ where }) => where)).toEqual([]);
});
