import { expect, test } from 'vitest';
import { applyFixes } from '../../../src/authoring/edits/apply-fixes.ts';
import type { Diagnostic } from '../../../src/core/diagnostic.ts';

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

test('within a text a fix is shown without escapes, elsewhere as JSON', () => {
  const text = '{\n  "a": "say \\"yes\\"",\n  "b": flase\n}';
  const fixes = [at(2, 13, 2, '“'), at(2, 18, 2, 'a "b"'), at(3, 8, 5, 'false'), at(3, 3, 3, '"c"')];
  expect(applyFixes(text, fixes)).toEqual({
    text: '{\n  "a": "say “yesa \\"b\\"",\n  "c": false\n}',
    count: 4,
  });
});

test('a missing comma comes after the value before it', () => {
  const text = '{\n  "a": 1\n  "b": 2\n}';
  expect(applyFixes(text, [at(3, 3, 3, ',"b"')]).text).toBe('{\n  "a": 1,\n  "b": 2\n}');
});

test('of two overlapping fixes the first is applied', () => {
  expect(applyFixes('abc', [at(1, 1, 2, 'x'), at(1, 2, 2, 'y')])).toEqual({ text: 'xc', count: 1 });
});

test('a key for another object is added to that object, or together with the missing objects', () => {
  const adds = (path: string[], value: unknown): Diagnostic => {
    const { fix: _, ...diagnostic } = at(2, 3, 3, '');
    return { ...diagnostic, adds: { path, value } };
  };
  const text = '{\n  "a": 1,\n  "ui": { "Name": { "rows": 2 } }\n}';
  const widget = adds(['ui', 'Draft', 'ui:widget'], 'file');
  expect(
    applyFixes(text, [widget, adds(['ui', 'Name', 'ui:widget'], 'radio'), adds(['limits'], { files: 1 })]),
  ).toEqual({
    text: '{\n  "a": 1,\n  "ui": { "Name": { "rows": 2, "ui:widget": "radio" }, "Draft": { "ui:widget": "file" } },\n  "limits": { "files": 1 }\n}',
    count: 3,
  });
  expect(JSON.parse(applyFixes('{ "a": 1 }', [widget]).text)).toEqual({
    a: 1,
    ui: { Draft: { 'ui:widget': 'file' } },
  });
});
