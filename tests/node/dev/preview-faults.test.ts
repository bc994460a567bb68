import { expect, test } from 'vitest';
import { byNearness } from '../../../src/site-build/dev/preview-faults.ts';

const fault = (file: string, line: number, severity: 'error' | 'warning', code = 'some-fault') => {
  return { file, line, column: 1, severity, code, message: 'x', open: '' };
};
const lines = (faults: readonly ReturnType<typeof fault>[]) =>
  faults.map(({ file, line, severity }) => `${file}:${line} ${severity}`);

test('errors come before warnings, in the page’s own files and in all others', () => {
  const faults = [
    fault('a.json', 1, 'warning'),
    fault('b.json', 9, 'error'),
    fault('b.json', 2, 'warning'),
    fault('b.json', 3, 'error'),
    fault('c.json', 1, 'error'),
  ];
  const { here, elsewhere } = byNearness(faults, new Set(['b.json']));
  expect(lines(here)).toEqual(['b.json:3 error', 'b.json:9 error', 'b.json:2 warning']);
  expect(lines(elsewhere)).toEqual(['c.json:1 error', 'a.json:1 warning']);
});

test('a code error concerns every page', () => {
  const { here } = byNearness([fault('src/templates/a.ts', 1, 'error', 'code-failed')], new Set(['b.json']));
  expect(lines(here)).toEqual(['src/templates/a.ts:1 error']);
});
