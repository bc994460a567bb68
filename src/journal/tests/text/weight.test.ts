import { expect, test } from 'vitest';
import { readPaperText, textWeight } from '../../node/read-text/read-text.ts';
import { fullTextSample } from '../support/full-text-sample.ts';
import { journalReport } from '../support/fixture.ts';

const measureWeight = (text: string) => readPaperText({ path: 'pages-config/v1/rain.md', text }).facts.weight;

test('the weight of a text is that of its markup, in bytes', () => {
  expect(measureWeight('Words.')).toBe('<p>Words.</p>'.length);
  expect(measureWeight('वर्षा')).toBe('<p></p>'.length + 5 * 3);
  expect(measureWeight('One[^a].\n\n[^a]: Note.')).toBeGreaterThan('<p>One.</p><p>Note.</p>'.length);
});

test('pictures, charts and formulas count', () => {
  const whole = textWeight(fullTextSample, ['journal/v1/i1/roof.png']);
  expect(whole).toBeGreaterThan(3_000);
  const { opening, notes } = fullTextSample;
  expect(textWeight({ opening, sections: [], notes }, [])).toBeLessThan(800);
});

test('a paper whose page has a separate budget may have a text of any length', () => {
  const rain = 'pages-config/journal/v1/i1/rain';
  const long = { [`${rain}.md`]: 'Words and words and words. '.repeat(5_000) };
  const named: [string, string, string] = [
    `${rain}.json`,
    '"language": "en",',
    '"language": "en", "text": "rain.md",',
  ];
  const budget =
    '"budgets": [{ "route": "/journal/v1/i1/rain", "html": 45000, "reason": "It tells everything." }],';
  const reportWith = (keys: string) =>
    journalReport({
      files: long,
      replace: [named, ['pages-config/_site.json', '"language": "en-IN"', `${keys} "language": "en-IN"`]],
    });
  expect(reportWith('')).toContain(' text-long ');
  expect(reportWith(budget)).not.toContain(' text-long ');
});
