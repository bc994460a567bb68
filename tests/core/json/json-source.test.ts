import { expect, test } from 'vitest';
import { readJson } from '../../../src/core/json/json-source.ts';

const read = (text: string) => readJson({ path: 'a.json', text });

test('plain JSON has data and no diagnostic', () => {
  const { data, diagnostics } = read('{"a": [1, {"b": "x"}]}');
  expect(data).toEqual({ a: [1, { b: 'x' }] });
  expect(diagnostics).toEqual([]);
});

test('keys and values are found, counted from 1', () => {
  const source = read('{\n  "a": [\n    { "b": "x" }\n  ]\n}');
  expect(source.locate(['a', 0, 'b'], 'key')).toEqual({ line: 3, column: 7, endLine: 3, endColumn: 10 });
  expect(source.locate(['a', 0, 'b'], 'value')).toEqual({ line: 3, column: 12, endLine: 3, endColumn: 15 });
  expect(source.locate(['a', 0], 'key')).toEqual({ line: 3, column: 5, endLine: 3, endColumn: 17 });
  expect(source.locate(['a'], 'value')).toEqual({ line: 2, column: 8, endLine: 4, endColumn: 4 });
});

test('an unknown path gives the nearest existing parent, or else the first bracket', () => {
  const source = read('\n{ "a": { "b": 1 } }');
  expect(source.locate(['a', 'missing', 3], 'key')).toMatchObject({ line: 2, column: 8 });
  expect(source.locate([], 'value')).toEqual({ line: 2, column: 1, endLine: 2, endColumn: 2 });
});

test('a position inside a text is found despite escapes', () => {
  const source = read('{"a": "x\\"\\u00e9\\n<b>"}');
  expect((source.data as { a: string }).a).toBe('x"é\n<b>');
  expect(source.locateInText(['a'], 4, 3)).toEqual({ line: 1, column: 19, endLine: 1, endColumn: 22 });
  expect(source.locateInText(['a'], 0, 1)).toMatchObject({ column: 8 });
});

test('columns count UTF-16 units, lines end with \\n or \\r\\n', () => {
  const source = read('{\r\n  "a": "😀", "b": 1\r\n}');
  expect(source.locate(['b'], 'key')).toMatchObject({ line: 2, column: 14 });
});

test('data are returned if only one reading is possible', () => {
  for (const text of ['\ufeff{"a":1}', '{"a":1,}', '{/* x */"a":1}', '{"a":1 // x\n}', '{"a":2,"a":1}']) {
    const { data, diagnostics } = read(text);
    expect(data, text).toEqual({ a: 1 });
    expect(diagnostics.length, text).toBe(1);
  }
});

test('data are never guessed', () => {
  for (const text of ['{"a":1', "{'a':1}", '{"a" 1}', '{"a":1}}'])
    expect(read(text).data, text).toBeUndefined();
});

test('all errors are reported at once: a byte order mark, a comment, a comma and a repeated key', () => {
  const { diagnostics, data } = read('\ufeff{\n  // one\n  "a": 1,\n  "a": [1, 2,],\n}');
  expect(diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([
    '1:1 byte-order-mark',
    '2:3 comment',
    '4:13 trailing-comma',
    '4:15 trailing-comma',
    '4:3 duplicate-key',
  ]);
  expect(data).toEqual({ a: [1, 2] });
});

test('a repeated key is found in any notation, without false reports', () => {
  const codes = (text: string) => read(text).diagnostics.map(({ code }) => code);
  expect(codes('{"a" : 1, "\\u0061": 2}')).toEqual(['duplicate-key']);
  expect(codes('{"x": {"a": 1, "b": {"a": 2}, "a": 3}}')).toEqual(['duplicate-key']);
  expect(codes('{"a": "\\"a\\": 1", "b": "a", "c": ["a", "a"], "d": {"a": 1}, "e": {"a": 1}}')).toEqual([]);
  expect(codes('{"a": "ends with \\\\", "b": ":", "\\"a": 1}')).toEqual([]);
  expect(codes('{"Aa": 1, "BB": 2}')).toEqual([]);
});
