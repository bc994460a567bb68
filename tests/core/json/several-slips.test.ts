import { expect, test } from 'vitest';
import { applyFixes } from '../../../src/authoring/edits/apply-fixes.ts';
import { readJson } from '../../../src/core/json/json-source.ts';

/* Each syntax error is one diagnostic, with any number of other errors in the file; consequences are not reported. */

const TEXT = `{
  "title": "A title here",
  "description": "Words and more words",
  "sections": [
    {
      "type": "hero",
      "title": "A",
      "on": true,
      "items": ["a", "b", "c"],
      "action": { "label": "Go", "to": "/x" }
    },
    {
      "type": "faq",
      "title": "B",
      "n": 5,
      "open": false
    }
  ],
  "draft": true
}`;

const SLIPS = {
  comma: ['"A title here",', '"A title here"', '3:3 missing-comma'],
  quote: ['"Words and more words",', '"Words and more words,', '3:18 open-string'],
  list: ['"sections": [', '"sections": {', '4:15 wrong-bracket A list begins here'],
  character: ['"type": "hero"', '"type" = "hero"', '6:14 wrong-character'],
  colon: ['"on": true', '"on" true', '8:12 missing-colon'],
  inner: ['"a", "b"', '"a" "b"', '9:21 missing-comma'],
  brace: ['"c"]', '"c"}', /^9:\d+ wrong-bracket } can’t close the \[ of line 9\./],
  label: ['"label": "Go"', '"label": "Go "on" now"', '10:32 quote-in-text'],
  bracket: ['"/x" }', '"/x" ]', /^10:\d+ wrong-bracket \] can’t close the \{ of line 10\./],
  entries: ['    },\n', '    }\n', '12:5 missing-comma'],
  single: ['"title": "B"', '"title": \'B\'', '14:16 wrong-quotes'],
  number: ['"n": 5', '"n": 05', '15:13 wrong-number'],
  key: ['"n": 5', 'n: 5', '15:7 missing-quotes'],
  last: ['"open": false', '"open": false,', '16:20 trailing-comma'],
  extra: ['  ],', '  ]],', /^18:4 wrong-bracket This \] closes no bracket\./],
  literal: ['"draft": true', '"draft": True', '19:12 wrong-literal'],
} as const satisfies Record<string, readonly [from: string, to: string, expected: string | RegExp]>;

type Slip = keyof typeof SLIPS;

function withSlips(names: readonly Slip[]): string {
  return names.reduce((text, name) => {
    const [from, to] = SLIPS[name];
    expect(text).toContain(from);
    return text.replace(from, () => to);
  }, TEXT);
}

test.each<Slip[][]>([
  ...Object.keys(SLIPS).map((name) => [[name as Slip]]),
  [['comma', 'single', 'key', 'literal', 'last']],
  [['comma', 'colon', 'inner', 'key', 'last']],
  [['character', 'inner', 'single', 'key', 'literal']],
  [['quote', 'comma', 'key', 'last', 'literal']],
  [['comma', 'label', 'key', 'last', 'literal']],
  [['comma', 'bracket', 'single', 'last', 'literal']],
  [['list', 'colon', 'key', 'last', 'literal']],
  [['colon', 'brace', 'entries', 'number', 'last']],
])('%j', (names) => {
  const text = withSlips(names);
  const found = readJson({ path: 'a.json', text }).diagnostics;
  const reported = found.map(({ line, column, code, message }) => `${line}:${column} ${code} ${message}`);
  const expected = names.map((name) => {
    const words = SLIPS[name][2];
    return words instanceof RegExp ? expect.stringMatching(words) : expect.stringContaining(words);
  });
  expect(reported.toSorted()).toEqual(expect.arrayContaining(expected));
  expect(reported).toHaveLength(names.length);
  // Each fix removes its diagnostic.
  const left = readJson({ path: 'a.json', text: applyFixes(text, found).text }).diagnostics;
  expect(left).toHaveLength(found.filter(({ fix }) => fix === undefined).length);
});
