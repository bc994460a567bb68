import { expect, test } from 'vitest';
import type { ContentExtension } from '../../../src/core/content/extension.ts';
import type { Rule } from '../../../src/core/rules/rule.ts';
import { change } from '../broken/case.ts';
import { validateFixture } from '../fixture.ts';

/* A rule that stumbles over the content: the others go on. */
const stumbles: Rule = () => {
  throw new TypeError('too much');
};
const says: Rule = () => [
  { file: 'x.json', line: 1, column: 1, severity: 'error', code: 'said', message: 'It goes on.' },
];

function told(broken?: Parameters<typeof validateFixture>[0]): string[] {
  const extension: ContentExtension = {
    rules: [stumbles, says],
    collect: () => ({}),
    isBuiltFile: () => false,
  };
  const { diagnostics } = validateFixture(broken, { extensions: [extension] });
  return diagnostics.map(({ file, code, message }) => `${file} ${code} ${message}`);
}

test('in content that keeps to its schemas it is told', () => {
  expect(told()).toEqual([
    'pages-config/_site.json not-checked What files say of each other can’t be checked: too much.',
    'x.json said It goes on.',
  ]);
});

test('where a file breaks its schema, that alone is told', () => {
  const site = 'pages-config/_site.json';
  expect(told(change(site, '"name"', '"nam"'))).toEqual([
    expect.stringMatching(/^pages-config\/_site\.json (unknown|missing)-key /),
    'x.json said It goes on.',
  ]);
});
