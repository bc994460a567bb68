import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../../src/authoring/edits/apply-fixes.ts';
import { base, bakeryTexts, reportSite, describeDiagnostic } from './bakery.ts';
import { eachValue } from '../../../src/tools/testing/each-value.ts';
import { fileMistakes } from './files.ts';
import { formParts } from './form-parts.ts';
import { formMistakes } from './forms.ts';
import { themeAndSyntax } from './theme-and-syntax.ts';
import { pageMistakes } from './pages.ts';
import { siteMistakes } from './site.ts';
import { tokensAndTexts } from './tokens-and-texts.ts';
import { wholeFiles } from './whole-files.ts';

/* Mistakes in a whole site, one at a time: each is reported once, at its place, and its fix removes it. */

/** Diagnostics of a missing value, reported at its container and not at the place of the removed text. */
const ABSENT =
  /^(missing-key|count|broken-anchor|one-of|no-way|idle-condition|repeatable-choice|tick-box|too-few|missing-version|untranslated|no-main-heading|css-syntax)/;

test('the site itself has no diagnostic', () => {
  expect(reportSite(new Map())).toEqual([]);
});

test('the table is long and has no duplicate', () => {
  const all = [
    ...siteMistakes,
    ...pageMistakes,
    ...formMistakes,
    ...formParts,
    ...themeAndSyntax,
    ...tokensAndTexts,
  ].map((mistake) => JSON.stringify(mistake));
  expect(new Set(all).size).toBe(all.length);
  expect(all.length + fileMistakes.length + wholeFiles.length).toBeGreaterThanOrEqual(400);
});

describe.each(
  Object.entries({
    site: siteMistakes,
    pages: pageMistakes,
    forms: formMistakes,
    formParts,
    themeAndSyntax,
    tokensAndTexts,
  }),
)('%s', { tags: ['long'] }, (_, mistakes) => {
  test.each(mistakes)('%s: %s → %s', (file, from, to, code, reportedIn = file) => {
    const text = bakeryTexts.get(file)!;
    expect(text).toContain(from);
    const changed = text.replace(from, () => to);
    const found = reportSite(new Map([[file, changed]]));
    expect(found.map(describeDiagnostic)).toEqual([expect.stringContaining(`${reportedIn}:`)]);
    expect(found.map((each) => each.code)).toEqual([code]);
    const { line } = found[0]!;
    // The diagnostic is in the changed lines; a missing value is reported at its parent.
    const first = text.slice(0, text.indexOf(from)).split('\n').length;
    const isAbsent = ABSENT.test(code);
    if (reportedIn === file && !isAbsent) expect(line).toBeGreaterThanOrEqual(first);
    const fixed = applyFixes(changed, found);
    if (fixed.count > 0 && reportedIn === file)
      expect(reportSite(new Map([[file, fixed.text]])).map(describeDiagnostic)).toEqual([]);
  });
});

describe('files', { tags: ['long'] }, () => {
  test.each([...fileMistakes, ...wholeFiles])('$name', ({ changes, media, reported }) => {
    const found = reportSite(new Map(Object.entries(changes(bakeryTexts))), media?.(base.media));
    expect(found.map(describeDiagnostic)).toEqual([expect.stringContaining(reported)]);
  });
});

describe('each value', { tags: ['long'] }, () => {
  test.each([...bakeryTexts].filter(([file]) => file.endsWith('.json')))(
    '%s: a null, a value of another kind or a misspelt key is reported once, in its file',
    (file, text) => {
      const wrong = eachValue(JSON.parse(text) as object).flatMap(({ name, text: changed }) => {
        const found = reportSite(new Map([[file, changed]])).map(describeDiagnostic);
        const isRight = found.length === 1 && found[0]!.startsWith(`${file}:`);
        return isRight ? [] : [{ name, found }];
      });
      expect(wrong).toEqual([]);
    },
  );
});
