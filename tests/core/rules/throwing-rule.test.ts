import { expect, test } from 'vitest';
import type { ContentExtension } from '../../../src/core/content/extension.ts';
import type { Rule } from '../../../src/core/rules/rule.ts';
import { change } from '../broken/case.ts';
import { validateFixture } from '../fixture.ts';

/* If a rule throws, the other rules still run. */
const stumbles: Rule = () => {
  throw new TypeError('too much');
};
/** Assumes that its data match the schema. */
const trusts: Rule = ({ site }) => {
  if (site && !site.valid) throw new TypeError('no name');
  return [];
};
const says: Rule = () => [
  { file: 'x.json', line: 1, column: 1, severity: 'error', code: 'said', message: 'It goes on.' },
];

function reported(rule: Rule, broken?: Parameters<typeof validateFixture>[0]): string[] {
  const extension: ContentExtension = {
    rules: [rule, says],
    collect: () => ({}),
    isBuiltFile: () => false,
  };
  const { diagnostics } = validateFixture(broken, { extensions: [extension] });
  return diagnostics.map(({ file, code, message }) => `${file} ${code} ${message}`);
}

test('an exception in valid content is reported', () => {
  expect(reported(stumbles)).toEqual([
    'pages-config/_site.json not-checked The references between files can’t be checked: too much.',
    'x.json said It goes on.',
  ]);
});

const SITE = 'pages-config/_site.json';
const broken = change(SITE, '"name"', '"nam"');
const ofSite: unknown = expect.stringMatching(/^pages-config\/_site\.json (unknown|missing)-key /);

test('if the cause is a file that breaks its schema, only that file is reported', () => {
  expect(reported(trusts, broken)).toEqual([ofSite, 'x.json said It goes on.']);
});

test('if the rule would also throw without that file, both are reported', () => {
  expect(reported(stumbles, broken)).toEqual([
    `${SITE} not-checked The references between files can’t be checked: too much.`,
    ofSite,
    'x.json said It goes on.',
  ]);
});
