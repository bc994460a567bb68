import { expect, test } from 'vitest';
import { applyFixes } from '../../src/core/apply-fixes.ts';
import type { Diagnostic } from '../../src/core/diagnostic.ts';

const at = (line: number, column: number, length: number, fix: string): Diagnostic => ({
  file: 'a.json',
  line,
  column,
  endLine: line,
  endColumn: column + length,
  severity: 'error',
  code: 'x',
  message: 'x',
  fix,
});

test('within a text a fix is written as people read it, elsewhere as JSON', () => {
  const text = '{\n  "a": "say \\"yes\\"",\n  "b": flase\n}';
  const fixes = [at(2, 13, 2, '“'), at(2, 18, 2, 'a "b"'), at(3, 8, 5, 'false'), at(3, 3, 3, '"c"')];
  expect(applyFixes(text, fixes)).toEqual({
    text: '{\n  "a": "say “yesa \\"b\\"",\n  "c": false\n}',
    count: 4,
  });
});

test('a missing comma comes behind what stands before it', () => {
  const text = '{\n  "a": 1\n  "b": 2\n}';
  expect(applyFixes(text, [at(3, 3, 3, ',"b"')]).text).toBe('{\n  "a": 1,\n  "b": 2\n}');
});

test('of two fixes that overlap the first is made', () => {
  expect(applyFixes('abc', [at(1, 1, 2, 'x'), at(1, 2, 2, 'y')])).toEqual({ text: 'xc', count: 1 });
});
