import { expect, test } from 'vitest';
import type { ContentExtension } from '../../../../src/core/content/extension.ts';
import type { Rule } from '../../../../src/core/rules/rule.ts';
import { generateCases, type GeneratedCase } from '../../fuzz/generated-case.ts';
import { validateCases } from '../../fuzz/validate-cases.ts';
import { composeSchemas } from '../../../../src/core/schema/compile-schemas.ts';
import { fixtureSchemas } from '../../../core/fixture-schemas.ts';
import { EXPAND, fixture } from '../../../core/fixture.ts';

const project = fixture();
const OPTIONS = { ...EXPAND, set: composeSchemas(fixtureSchemas()) };

test('the same seed makes the same cases, another seed others, and each differs from the rest', () => {
  const made = (seed: number) => [...generateCases(project, seed, 40)].map(({ page }) => page.text);
  expect(made(1)).toEqual(made(1));
  expect(made(1)).not.toEqual(made(2));
  expect(new Set(made(1)).size).toBe(40);
});

test('a case is made without the previous ones', () => {
  const all = [...generateCases(project, 1, 10)];
  const [first] = generateCases(project, 1, 1);
  expect(first).toEqual(all[0]);
});

test('a generated form is on the page that comes with it', () => {
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

test('a failure of the validation is reported: an exception, and a diagnostic without a position', () => {
  const [generated] = generateCases(project, 1, 1);
  const throwing = {
    ...OPTIONS,
    extensions: [
      withRule(() => {
        throw new Error('It broke.');
      }),
    ],
  };
  expect(validateCases(project, [generated!], throwing).problems[0]).toMatch(
    /^s1n0: validation threw: Error: It broke\./,
  );
  const placeless = {
    ...OPTIONS,
    extensions: [
      withRule(() => [
        { file: 'a.json', line: 0, column: 0, severity: 'error', code: 'a', message: 'Somewhere.' },
      ]),
    ],
  };
  expect(validateCases(project, [generated!], placeless).problems).toEqual([
    's1n0: no position or no message: a.json:0:0 Somewhere.',
  ]);
});

test('cases validated together get the same results as each alone', { tags: ['long'] }, () => {
  const cases = [...generateCases(project, 3, 400)];
  const alone = cases.filter((one) => validateCases(project, [one], OPTIONS).accepted.length > 0);
  expect(alone.length).toBeGreaterThan(2);
  const together: GeneratedCase[] = [];
  for (let from = 0; from < cases.length; from += 20)
    together.push(...validateCases(project, cases.slice(from, from + 20), OPTIONS).accepted);
  expect(together).toEqual(alone);
});

test('cases that exclude each other are validated one by one', { tags: ['long'] }, () => {
  const [first, second] = [...generateCases(project, 3, 400)].filter(
    (one) => validateCases(project, [one], OPTIONS).accepted.length > 0,
  );
  const twin = { ...second!, page: { ...second!.page, text: first!.page.text } };
  expect(validateCases(project, [first!, twin], OPTIONS).accepted).toEqual([first, twin]);
});

test('an exception is reported for the one case that causes it', () => {
  const cases = [...generateCases(project, 1, 4)];
  const options = {
    ...OPTIONS,
    extensions: [
      withRule(({ pages }) => {
        if (pages.some(({ file }) => file === cases[2]!.page.path)) throw new Error('It broke.');
        return [];
      }),
    ],
  };
  const { problems } = validateCases(project, cases, options);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^s1n2: validation threw: Error: It broke\./);
});

function withRule(rule: Rule): ContentExtension {
  return { rules: [rule], collect: () => ({}), isBuiltFile: () => false };
}
