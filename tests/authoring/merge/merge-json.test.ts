import { describe, expect, test } from 'vitest';
import { readSchemaFiles } from '../../../src/site-build/read-schema-files.ts';
import { describeConflict } from '../../../src/authoring/merge/describe-conflict.ts';
import { markConflicts } from '../../../src/authoring/merge/mark-conflicts.ts';
import { mergeJson } from '../../../src/authoring/merge/merge-json.ts';
import { joinSchemas } from '../../../src/core/schema/compose-schema.ts';
import { ownProject } from '../../helpers/own-project.ts';
import { resolveConflicts } from './resolve-conflicts.ts';

const set = joinSchemas(readSchemaFiles(ownProject));
const write = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

/** The result of a merge: the file with conflict marks, and a sentence for each conflict. */
function merged(base: unknown, ours: unknown, theirs: unknown) {
  const text = (data: unknown) => (typeof data === 'string' ? data : write(data));
  const result = mergeJson(text(base), text(ours), text(theirs));
  if ('refused' in result) throw new Error(result.refused);
  const marked = markConflicts(result.text, result.conflicts);
  if ('refused' in marked) throw new Error(marked.refused);
  const data = JSON.parse(result.text) as unknown;
  const words = result.conflicts.map((each) => describeConflict(each, data, { set, kind: 'page' }));
  return { text: marked.text, words };
}

const question = (words: string, answer = `<p>${words}</p>`) => ({ question: words, answer });
const faq = (...items: object[]) => ({ sections: [{ type: 'faq', title: 'Questions', items }] });
const [a, b, c] = ['Apples', 'Bread', 'Cheese'].map((title) => question(title));
const [x, y] = ['Xylophones', 'Yoga'].map((title) => question(title));

describe('changes of both sides are merged', () => {
  test.each<[what: string, base: object[], ours: object[], theirs: object[], meant: object[]]>([
    ['entries added at the end', [a!], [a!, x!], [a!, y!], [a!, x!, y!]],
    ['entries added at the beginning', [a!], [x!, a!], [y!, a!], [x!, y!, a!]],
    ['entries added at different places', [a!, b!], [a!, x!, b!], [a!, b!, y!], [a!, x!, b!, y!]],
    ['the same entry added twice', [a!], [a!, x!], [x!, a!], [a!, x!]],
    ['one adds and one removes', [a!, b!], [a!, b!, x!], [b!], [b!, x!]],
    [
      'one adds after an entry that the other removes',
      [a!, b!, c!],
      [a!, c!],
      [a!, b!, y!, c!],
      [a!, y!, c!],
    ],
    ['one moves and one adds at the end', [a!, b!, c!], [c!, a!, b!], [a!, b!, c!, y!], [c!, a!, b!, y!]],
    [
      'one moves and one edits',
      [a!, b!, c!],
      [b!, c!, a!],
      [question('Apples', 'New'), b!, c!],
      [b!, c!, question('Apples', 'New')],
    ],
    [
      'one edits the title and one the text of the same entry',
      [question('Is it fresh?', '<p>Baked each day.</p>')],
      [question('Is the bread fresh?', '<p>Baked each day.</p>')],
      [question('Is it fresh?', '<p>Baked each night.</p>')],
      [question('Is the bread fresh?', '<p>Baked each night.</p>')],
    ],
    ['both move different entries', [a!, b!, c!, x!], [b!, a!, c!, x!], [a!, b!, x!, c!], [b!, a!, x!, c!]],
    ['both move the same entry to the same place', [a!, b!, c!], [b!, c!, a!], [b!, c!, a!], [b!, c!, a!]],
    ['both empty the list, and one adds', [a!, b!], [], [y!], [y!]],
  ])('%s', (_what, base, ours, theirs, meant) => {
    const { text, words } = merged(faq(...base), faq(...ours), faq(...theirs));
    expect({ data: JSON.parse(text) as unknown, words }).toEqual({ data: faq(...meant), words: [] });
  });

  test('one side adds, changes and removes keys; the other side changes none', () => {
    const base = { title: 'T', description: 'D', seo: { noindex: true } };
    const ours = { title: 'T', seo: { noindex: true, image: 'a.svg' } };
    const theirs = { title: 'New', description: 'D', draft: true, seo: { noindex: true } };
    expect(merged(base, ours, theirs)).toEqual({
      text: write({ title: 'New', draft: true, seo: { noindex: true, image: 'a.svg' } }),
      words: [],
    });
  });

  test('a file created by both sides has the entries of both', () => {
    const redirect = (from: string) => ({ from, to: '/' });
    const { text } = merged('', { redirects: [redirect('/a')] }, { redirects: [redirect('/b')] });
    expect(JSON.parse(text)).toEqual({ redirects: [redirect('/a'), redirect('/b')] });
  });

  test('our layout stays, and new values are laid out like their neighbours', () => {
    const base = '{ "a": 1.50,\n\n  "list": [1, 2],\t"u": "\\u00e9" }';
    const ours = base.replace('1.50', '2.50');
    expect(merged(base, ours, '{"a":1.5,"list":[1,2,3],"u":"é","new":{"b":true}}').text).toBe(
      '{ "a": 2.50,\n\n  "list": [1, 2, 3],\t"u": "\\u00e9",\t"new": { "b": true } }',
    );
  });
});

describe('a conflict for a person to decide is reported, and marked in place', () => {
  test('one text changed by both', () => {
    const of = (answer: string) => faq(a!, question('Bread', answer), c!);
    const { text, words } = merged(of('<p>Old.</p>'), of('<p>Rye.</p>'), of('<p>Wheat.</p>'));
    expect(words).toEqual(['faq › question 2 › answer: you wrote “<p>Rye.</p>”, they wrote “<p>Wheat.</p>”']);
    expect(text).toContain(`          "question": "Bread",
<<<<<<< ours
          "answer": "<p>Rye.</p>"
=======
          "answer": "<p>Wheat.</p>"
>>>>>>> theirs
        },
`);
  });

  test('removed by one, changed by the other', () => {
    const changed = faq(a!, question('Bread', '<p>Rye.</p>'), c!);
    const [base, without] = [faq(a!, b!, c!), faq(a!, c!)];
    const here = merged(base, without, changed);
    expect(here.words).toEqual(['faq › question 2: you removed it, they wrote “Bread”']);
    expect(here.text.match(/^<{7}/gm)).toHaveLength(1);
    expect(JSON.parse(resolveConflicts(here.text, () => 'ours'))).toEqual(without);
    expect(JSON.parse(resolveConflicts(here.text, () => 'theirs'))).toEqual(changed);
    const there = merged(base, changed, without);
    expect(there.words).toEqual(['faq › question 2: you wrote “Bread”, they removed it']);
    expect(JSON.parse(resolveConflicts(there.text, () => 'ours'))).toEqual(changed);
    expect(JSON.parse(resolveConflicts(there.text, () => 'theirs'))).toEqual(without);
  });

  test('one entry replaced by both: their keys are not mixed', () => {
    const { words } = merged(faq(b!), faq(x!), faq(y!));
    expect(words).toEqual(['faq › question 1: you wrote “Xylophones”, they wrote “Yoga”']);
  });

  test('a key of another kind on each side', () => {
    const of = (template: object) => ({ title: 'T', template });
    const { words } = merged(
      of({ type: 'service', title: 'Old' }),
      of({ type: 'paper', title: 'Mine' }),
      of({ type: 'service', title: 'Yours' }),
    );
    expect(words).toEqual(['template: you wrote “Mine”, they wrote “Yours”']);
  });

  test('one entry moved by both, to different places', () => {
    const base = faq(a!, b!, c!, x!, y!);
    const [ours, theirs] = [faq(b!, c!, a!, x!, y!), faq(b!, c!, x!, y!, a!)];
    const { text, words } = merged(base, ours, theirs);
    expect(words).toEqual(['faq › questions: you and they have changed its order in different ways']);
    expect(JSON.parse(resolveConflicts(text, () => 'ours'))).toEqual(ours);
    expect(JSON.parse(resolveConflicts(text, () => 'theirs'))).toEqual(theirs);
  });

  test('a file on one line is marked as a whole, and stays JSON with either side', () => {
    const { text } = merged('{"a":1,"b":2}', '{"a":3,"b":4}', '{"a":5,"b":6}');
    expect(text).toBe('<<<<<<< ours\n{"a":3,"b":4}\n=======\n{"a":5,"b":6}\n>>>>>>> theirs');
  });
});

test('invalid JSON, or a duplicate key near a change, is refused', () => {
  const refused = { refused: expect.any(String) as string };
  expect(mergeJson('{"a":1}', '{"a":2}', '{"a":')).toEqual(refused);
  expect(mergeJson('{"a":1}', '{"a":2', '{"a":1,"b":2}')).toEqual(refused);
  expect(mergeJson('{', '{"a":2}', '{"a":1}')).toEqual(refused);
  expect(mergeJson('{"a":0,"a":1}', '{"a":0,"a":1,"b":2}', '{"a":5}')).toEqual(refused);
});
