import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { phrasesIn } from '../../phrases/check-phrases.ts';
import { phraseList } from '../../phrases/phrase-list.ts';
import { root } from '../../../helpers/project.ts';

const phrases = phraseList(readFileSync(path.join(root, 'src/README.md'), 'utf8'));

test('the list has some thirty phrases, each with a replacement', () => {
  expect(phrases.length).toBeGreaterThan(30);
  expect(phrases.filter(({ instead }) => instead === '')).toEqual([]);
});

test.each([
  ['a.ts', '// The limit, 20 unless told.', ['a.ts:1 “unless told” in a comment: Default: …']],
  [
    'a.ts',
    'call();\n// Nobody is\n// told of this.',
    [
      'a.ts:2 “told” in a comment: report, log, notify, pass',
      'a.ts:2 “nobody” in a comment: the noun: a user, no caller',
    ],
  ],
  ['a.ts', '/** What a page needs. */', ['a.ts:1 “What …” in a comment: the noun as the subject']],
  ['a.css', 'a {\n  /* stands alone */\n}', ['a.css:2 “stands” in a comment: is, means']],
  ['src/a.ts', 'say("A comma stands here.");', ['src/a.ts:1 “stands” in a message: is, means']],
  [
    'a.test.ts',
    "test.each([1])('what is new: %i', () => {});",
    ['a.test.ts:1 “What …” in a name of a test: the noun as the subject'],
  ],
  ['a.md', '- One item\n- Nobody reads this', ['a.md:2 “nobody” in a document: the noun: a user, no caller']],
  ['a.md', '| a | b |\n| - | - |\n| it stands | c |', ['a.md:3 “stands” in a document: is, means']],
  ['a.md', '# A title\n\nWhoever reads this.', ['a.md:3 “Whoever …” in a document: the noun as the subject']],
])('reports a phrase with its position: %s, %j', (file, text, reports) => {
  expect(phrasesIn(file, text, phrases)).toEqual(expect.arrayContaining(reports));
});

test.each([
  ['a.ts', 'const told = "stands"; // `told` and “stands” are quoted'],
  ['a.ts', '/** @param tell receives each line */'],
  ['a.ts', 'say(`${told} nobody is here`);'],
  ['a.ts', '// What is new? The answer.'],
  ['tests/a.ts', 'say("A comma stands here.");'],
  ['a.md', '```\nunless told\n```\n\n`unless told`'],
])('accepts code, quotations, questions and examples: %s, %j', (file, text) => {
  expect(phrasesIn(file, text, phrases)).toEqual([]);
});

test('a map without the list is refused', () => {
  expect(() => phraseList('# The map')).toThrow('has no table');
  expect(() => phraseList('### Phrases to avoid\n')).toThrow('no table');
});
