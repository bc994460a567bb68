import { expect, test } from 'vitest';
import type { ContentExtension } from '../../../src/core/content/extension.ts';
import type { Rule } from '../../../src/core/rules/rule.ts';
import { generateCases } from '../../../src/tools/fuzz/generated-case.ts';
import { judgeCase } from '../../../src/tools/fuzz/judge-case.ts';
import { EXPAND, fixture } from '../../core/fixture.ts';

const project = fixture();

test('the same seed makes the same cases, another seed others, and each differs from the rest', () => {
  const made = (seed: number) => [...generateCases(project, seed, 40)].map(({ page }) => page.text);
  expect(made(1)).toEqual(made(1));
  expect(made(1)).not.toEqual(made(2));
  expect(new Set(made(1)).size).toBe(40);
});

test('a case is made without those before it', () => {
  const all = [...generateCases(project, 1, 10)];
  const [first] = generateCases(project, 1, 1);
  expect(first).toEqual(all[0]);
});

test('a generated form is shown by the page that comes with it', () => {
  const withForm = fixture({
    replace: [
      [
        'pages-config/about.json',
        '"sections": [',
        '"sections": [\n    { "type": "form", "form": "contact" },',
      ],
    ],
  });
  const forms = [...generateCases(withForm, 1, 9)].filter(({ form }) => form);
  expect(forms).toHaveLength(3);
  for (const { name, form, page } of forms) {
    expect(form?.path).toBe(`pages-config/_forms/generated-${name}.json`);
    expect(page.text).toContain(`"form": "generated-${name}"`);
  }
});

test('what the validation does wrong is a fault: an exception, and a diagnostic without a place', () => {
  const [generated] = generateCases(project, 1, 1);
  const throwing = {
    ...EXPAND,
    extensions: [
      withRule(() => {
        throw new Error('It broke.');
      }),
    ],
  };
  expect(judgeCase(project, generated!, throwing).faults[0]).toMatch(/^validation threw: Error: It broke\./);
  const placeless = {
    ...EXPAND,
    extensions: [
      withRule(() => [
        { file: 'a.json', line: 0, column: 0, severity: 'error', code: 'a', message: 'Somewhere.' },
      ]),
    ],
  };
  expect(judgeCase(project, generated!, placeless).faults).toEqual([
    'no place or no sentence: a.json:0:0 Somewhere.',
  ]);
});

function withRule(rule: Rule): ContentExtension {
  return { rules: [rule], collect: () => ({}), isBuiltFile: () => false };
}
