import { expect, test } from 'vitest';
import {
  insertItem,
  insertKey,
  moveItem,
  removeValue,
  renameKeyAt,
  replaceInText,
  setValue,
} from '../../../src/authoring/edits/json-edits.ts';
import { applyEdits, joinEdits, type Edited } from '../../../src/authoring/edits/text-edit.ts';
import { samples } from './samples.ts';

const page = samples['two spaces']!;

function after(text: string, edited: Edited): string {
  return 'refused' in edited ? edited.refused : applyEdits(text, edited.edits);
}

test('removing the last item of a list preserves the rest, unlike the library’s own function', () => {
  expect(after('[1, 2]', removeValue('[1, 2]', [1]))).toBe('[1]');
  expect(after('[1, 2]', removeValue('[1, 2]', [0]))).toBe('[2]');
  expect(after('[ 1 ]', removeValue('[ 1 ]', [0]))).toBe('[]');
});

test('a new entry has the layout of its neighbour: one line, or several', () => {
  expect(after(page, insertItem(page, ['sections'], 1, { type: 'map', title: 'B' }))).toBe(
    page.replace('"A" },\n', '"A" },\n    { "type": "map", "title": "B" },\n'),
  );
  expect(after(page, insertKey(page, [], 'tile', { title: 'Bread', tags: ['a', 'b'] }, 'title'))).toBe(
    page.replace(
      '"Bread",\n',
      '"Bread",\n  "tile": {\n    "title": "Bread",\n    "tags": ["a", "b"]\n  },\n',
    ),
  );
  const tabs = samples['tabs']!;
  expect(after(tabs, insertItem(tabs, ['a'], 0, 0))).toBe(tabs.replace('\t\t1', '\t\t0,\n\t\t1'));
  const windows = samples['line ends of Windows']!;
  expect(after(windows, insertKey(windows, ['b'], 'c', 1))).toBe(
    windows.replace('{}', '{\r\n        "c": 1\r\n    }'),
  );
  expect(after('{"a":[]}', insertItem('{"a":[]}', ['a'], 0, { b: 1 }))).toBe('{"a":[{"b":1}]}');
});

test('an item moves unchanged, and a renamed key stays at its place', () => {
  const text = '[\n  { "a":1.50 },\n  { "b": 2 },\n  { "c": 3 }\n]';
  expect(after(text, moveItem(text, [], 0, 2))).toBe('[\n  { "b": 2 },\n  { "c": 3 },\n  { "a":1.50 }\n]');
  expect(after(text, moveItem(text, [], 2, 0))).toBe('[\n  { "c": 3 },\n  { "a":1.50 },\n  { "b": 2 }\n]');
  expect(after(text, renameKeyAt(text, [0, 'a'], 'z'))).toBe(text.replace('"a"', '"z"'));
});

test('a range of a text is replaced in place, after characters that are escaped with a backslash', () => {
  const text = '{ "html": "\\u003cp>\\"See\\" <a href=\\"/old\\">here</a>" }';
  const value = (JSON.parse(text) as { html: string }).html;
  const edited = replaceInText(text, ['html'], value.indexOf('/old'), 4, '/new');
  expect(after(text, edited)).toBe(text.replace('/old', '/new'));
});

test('a key gets its value, a missing key is added last, and an equal value stays', () => {
  expect(after(page, setValue(page, ['title'], 'Rolls'))).toBe(page.replace('Bread', 'Rolls'));
  expect(after('{ "a": 1 }', setValue('{ "a": 1 }', ['b'], [1]))).toBe('{ "a": 1, "b": [1] }');
});

const broken = '{ "a": 1, }';
const twice = '{ "a": 1, "a": 2 }';

test.each<[string, Edited, string]>([
  [
    'no JSON',
    setValue(broken, ['a'], 2),
    'The file can’t be edited as JSON: first correct the errors that `npm run validate` reports.',
  ],
  [
    'a key in an object with a duplicate name',
    setValue('{ "o": { "a": 1 }, "o": { "a": 1 } }', ['o', 'a'], 3),
    'This value could not be changed without changing others: does the file have a duplicate key?',
  ],
  [
    'a duplicate key',
    setValue(twice, ['a'], 3),
    'This value could not be changed without changing others: does the file have a duplicate key?',
  ],
  ['a name in use', renameKeyAt('{ "a": 1, "b": 2 }', ['a'], 'b'), 'There is a key "b" beside it already.'],
  ['an existing key', insertKey('{ "a": 1 }', [], 'a', 2), 'There is a key "a" already.'],
  ['a value that is no list', insertItem(page, ['title'], 0, 1), 'There is no such value at title.'],
  ['a position after the end', insertItem(page, ['sections'], 3, 1), 'There is no such value at sections.3.'],
  ['a missing item', moveItem(page, ['sections'], 0, 2), 'There is no such value at sections.2.'],
  ['a missing key', removeValue(page, ['sections', 5]), 'There is no such value at sections.5.'],
])('%s is refused with the reason', (_name, edited, refused) => {
  expect(edited).toEqual({ refused });
});

test('edits that overlap are refused, and adjacent edits become one', () => {
  const meet = { refused: 'Two changes are at the same place: make one first, then the other.' };
  const edit = (offset: number, length: number, text: string) => ({ offset, length, text });
  expect(joinEdits([edit(2, 3, 'a'), edit(4, 1, 'b')])).toEqual(meet);
  expect(joinEdits([edit(2, 0, 'a'), edit(2, 0, 'b')])).toEqual(meet);
  expect(joinEdits([edit(2, 2, ''), edit(4, 0, 'b')])).toEqual(meet);
  expect(joinEdits([edit(4, 1, 'b'), edit(2, 2, '')])).toEqual({ edits: [edit(2, 3, 'b')] });
});
