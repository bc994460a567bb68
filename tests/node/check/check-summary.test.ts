import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/core/diagnostic.ts';
import { checkSummary, type CheckResult } from '../../../src/tools/check/changes/check-summary.ts';

const hasNoResult: CheckResult = {
  changes: { editedOrNew: [], removed: [] },
  diagnostics: [],
  formatted: [],
  outdated: [],
  rendered: [],
};
const diagnostic = (severity: Diagnostic['severity']): Diagnostic => {
  return { file: 'pages-config/bread.json', line: 1, column: 1, severity, code: 'x', message: 'x' };
};

test('without a change the content is ready', () => {
  expect(checkSummary(hasNoResult, 'HEAD')).toEqual({
    isReady: true,
    sentences: [
      'Nothing has changed since the last commit.',
      'Content: 0 errors in all files, 0 warnings in changed files.',
      'Ready to commit.',
    ],
  });
});

test('warnings, removed files and rendered pages are reported, and block nothing', () => {
  const checked: CheckResult = {
    ...hasNoResult,
    changes: { editedOrNew: ['pages-config/bread.json'], removed: ['pages-config/cake.json'] },
    diagnostics: [diagnostic('warning')],
    rendered: ['/bread'],
    drifted: 2,
  };
  expect(checkSummary(checked, 'main')).toEqual({
    isReady: true,
    sentences: [
      'Changed since main:',
      'pages-config/bread.json',
      'pages-config/cake.json (removed)',
      'Content: 0 errors in all files, 1 warning in changed files.',
      'Rendered without an error: /bread.',
      '2 parts of translations not up to date: `npm run content -- drift`.',
      'Ready to commit.',
    ],
  });
});

test('a reformatted file is listed, and blocks nothing', () => {
  const { isReady, sentences } = checkSummary(
    { ...hasNoResult, formatted: ['pages-config/bread.json'] },
    'HEAD',
  );
  expect(isReady).toBe(true);
  expect(sentences).toContain('pages-config/bread.json is formatted like the other files now.');
});

test.each<[string, Partial<CheckResult>, string]>([
  [
    'an error',
    { diagnostics: [diagnostic('error')] },
    'Content: 1 error in all files, 0 warnings in changed files.',
  ],
  [
    'an outdated generated type',
    { outdated: ['src/core/content/bread.gen.ts'] },
    'src/core/content/bread.gen.ts does not follow from its schema: run `npm run generate`.',
  ],
])('%s is reported, and the change is not ready', (_name, found, sentence) => {
  const { isReady, sentences } = checkSummary({ ...hasNoResult, ...found }, 'HEAD');
  expect(isReady).toBe(false);
  expect(sentences).toContain(sentence);
  expect(sentences.at(-1)).toBe('Not ready yet: correct the errors above.');
});

test('of many files the first twenty are listed', () => {
  const editedOrNew = Array.from({ length: 23 }, (_, index) => `src/file-${index}.ts`);
  const { sentences } = checkSummary({ ...hasNoResult, changes: { editedOrNew, removed: [] } }, 'HEAD');
  expect(sentences.slice(20, 22)).toEqual(['src/file-19.ts', 'and 3 more']);
  expect(sentences).toContain('Code has changed: `npm test` checks it.');
});
