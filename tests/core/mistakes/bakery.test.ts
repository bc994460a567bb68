import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../../src/core/apply-fixes.ts';
import { base, texts, toldOf, words } from './bakery.ts';
import { eachValue } from './each-value.ts';
import { files } from './files.ts';
import { formParts } from './form-parts.ts';
import { forms } from './forms.ts';
import { lookAndSyntax } from './look-and-syntax.ts';
import { pages } from './pages.ts';
import { site } from './site.ts';
import { tokensAndTexts } from './tokens-and-texts.ts';
import { wholeFiles } from './whole-files.ts';

/* Mistakes in a whole site, one at a time: each is reported once, at its place, and its fix removes it. */

/** Diagnostics of a missing value, reported at its container and not at the place of the removed text. */
const ABSENT =
  /^(missing-key|count|broken-anchor|one-of|no-way|idle-condition|repeatable-choice|tick-box|too-few|no-main-heading|css-syntax)/;

test('the site itself has no fault', () => {
  expect(toldOf(new Map())).toEqual([]);
});

test('there are many mistakes, and none twice', () => {
  const all = [...site, ...pages, ...forms, ...formParts, ...lookAndSyntax, ...tokensAndTexts].map(
    (mistake) => JSON.stringify(mistake),
  );
  expect(new Set(all).size).toBe(all.length);
  expect(all.length + files.length + wholeFiles.length).toBeGreaterThanOrEqual(400);
});

describe.each(Object.entries({ site, pages, forms, formParts, lookAndSyntax, tokensAndTexts }))(
  '%s',
  { tags: ['long'] },
  (_, mistakes) => {
    test.each(mistakes)('%s: %s → %s', (file, from, to, code, toldIn = file) => {
      const text = texts.get(file)!;
      expect(text).toContain(from);
      const changed = text.replace(from, () => to);
      const found = toldOf(new Map([[file, changed]]));
      expect(found.map(words)).toEqual([expect.stringContaining(`${toldIn}:`)]);
      expect(found.map((each) => each.code)).toEqual([code]);
      const { line } = found[0]!;
      // In the lines that were written; a missing value is reported where it belongs.
      const first = text.slice(0, text.indexOf(from)).split('\n').length;
      const isAbsent = ABSENT.test(code);
      if (toldIn === file && !isAbsent) expect(line).toBeGreaterThanOrEqual(first);
      const fixed = applyFixes(changed, found);
      if (fixed.count > 0 && toldIn === file)
        expect(toldOf(new Map([[file, fixed.text]])).map(words)).toEqual([]);
    });
  },
);

describe('files', { tags: ['long'] }, () => {
  test.each([...files, ...wholeFiles])('$name', ({ changes, media, told }) => {
    const found = toldOf(new Map(Object.entries(changes(texts))), media?.(base.media));
    expect(found.map(words)).toEqual([expect.stringContaining(told)]);
  });
});

describe('each value', { tags: ['long'] }, () => {
  test.each([...texts].filter(([file]) => file.endsWith('.json')))(
    '%s: a null, a value of another kind or a misspelt key is reported once, in its file',
    (file, text) => {
      const wrong = eachValue(JSON.parse(text) as object).flatMap(({ name, text: changed }) => {
        const found = toldOf(new Map([[file, changed]])).map(words);
        const isRight = found.length === 1 && found[0]!.startsWith(`${file}:`);
        return isRight ? [] : [{ name, found }];
      });
      expect(wrong).toEqual([]);
    },
  );
});
