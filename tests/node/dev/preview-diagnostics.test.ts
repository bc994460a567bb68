import { expect, test } from 'vitest';
import { byNearness } from '../../../src/site-build/dev/preview/preview-diagnostics.ts';

const diagnostic = (file: string, line: number, severity: 'error' | 'warning', code = 'some-code') => {
  return { file, line, column: 1, severity, code, message: 'x', open: '' };
};
const lines = (diagnostics: readonly ReturnType<typeof diagnostic>[]) =>
  diagnostics.map(({ file, line, severity }) => `${file}:${line} ${severity}`);

test('errors come before warnings, in the page’s own files and in all others', () => {
  const diagnostics = [
    diagnostic('a.json', 1, 'warning'),
    diagnostic('b.json', 9, 'error'),
    diagnostic('b.json', 2, 'warning'),
    diagnostic('b.json', 3, 'error'),
    diagnostic('c.json', 1, 'error'),
  ];
  const { here, elsewhere } = byNearness(diagnostics, new Set(['b.json']));
  expect(lines(here)).toEqual(['b.json:3 error', 'b.json:9 error', 'b.json:2 warning']);
  expect(lines(elsewhere)).toEqual(['c.json:1 error', 'a.json:1 warning']);
});

test('a code error concerns every page', () => {
  const { here } = byNearness(
    [diagnostic('src/templates/a.ts', 1, 'error', 'code-failed')],
    new Set(['b.json']),
  );
  expect(lines(here)).toEqual(['src/templates/a.ts:1 error']);
});
