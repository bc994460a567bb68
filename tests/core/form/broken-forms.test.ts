import { describe, expect, test } from 'vitest';
import { cases as answers } from './broken/answers.ts';
import { conditional } from './broken/conditional-form.ts';
import { cases as conditions } from './broken/conditions.ts';
import { cases as files } from './broken/files.ts';
import { cases as hostile } from './broken/hostile.ts';
import { cases as looks } from './broken/appearance.ts';
import { cases as names } from './broken/names.ts';
import { cases as questions } from './broken/questions.ts';
import { FORM, formReport, reportFormText } from './form-fixture.ts';

const groups = { questions, answers, names, looks, files, conditions, hostile };

test('the form itself has no diagnostic', () => {
  expect(formReport([])).toBe('');
  expect(formReport([conditional])).toBe('');
});

test('the table has the expected number of cases', () => {
  expect(Object.values(groups).flat().length).toBeGreaterThanOrEqual(160);
  expect(hostile.length).toBeGreaterThanOrEqual(29);
});

describe.each(Object.entries(groups))('%s', (_group, cases) => {
  test.each(cases)('$name', ({ change, report }) => {
    expect(formReport(change).trimEnd().split('\n')).toEqual(report);
    // One mistake, one diagnostic; indented lines are its hint.
    expect(report.filter((line) => !line.startsWith('  '))).toHaveLength(1);
  });
});

describe('a definition of any size is checked quickly', () => {
  const many = (count: number, entry: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => entry(index)).join(', ');
  const choices = '["A4", "A3"]';

  test.each([
    [
      '301 choices',
      299,
      'pages-config/_forms/order.json:13:60 too-many "enum" has 301 entries; the limit is 300.',
    ],
    [
      '50,000 choices',
      50_000,
      'pages-config/_forms/order.json:1:1 too-large The file is larger than any page: it has more than 1,000,000 characters, or a list of 2,000 entries.',
    ],
  ])('%s', (_name, more, first) => {
    const list = `["A4", "A3", ${many(more, (index) => `"${index}"`)}]`;
    expect(reportFormText(FORM.replace(choices, list)).split('\n')[0]).toBe(first);
  });

  test('the maximal number of choices', () => {
    const list = `["A4", "A3", ${many(298, (index) => `"${index}"`)}]`;
    expect(reportFormText(FORM.replace(choices, list))).toBe('');
  });

  test.each([
    [60, 'pages-config/_forms/order.json:9:19 too-many "properties" has 74 keys; the limit is 60.'],
    [
      20_000,
      'pages-config/_forms/order.json:1:1 too-large The file is larger than any page: it has more than 1,000,000 characters, or a list of 2,000 entries.',
    ],
  ])('%s more questions', (more, first) => {
    const question = '{ "type": "string", "title": "Name" }';
    const questions = many(more, (index) => `"Q${index}": ${question}`);
    expect(reportFormText(FORM.replace('"Phone": {', `${questions}, "Phone": {`)).split('\n')[0]).toBe(first);
  });

  test('a list in a list, a thousand deep', () => {
    const deep = `${'{ "type": "array", "items": '.repeat(1000)}{}${' }'.repeat(1000)}`;
    const report = reportFormText(FORM.replace('"Phone": {', `"Deep": ${deep}, "Phone": {`));
    const first = 'pages-config/_forms/order.json:12:2731 too-deep The file has more than 100 levels.';
    expect(report.split('\n')[0]).toBe(first);
  });
});
