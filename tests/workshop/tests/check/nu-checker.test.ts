import { expect, test } from 'vitest';
import { listMarkupProblems } from '../../built/nu-checker.ts';

const place = { url: 'file:/site/about/index.html', lastLine: 3, lastColumn: 9, extract: '<p>\n  <h2>' };

test('errors and warnings of the checker are reported with their position', () => {
  const report = JSON.stringify({
    messages: [
      { type: 'error', message: 'No “h2” here.', ...place },
      { type: 'info', subType: 'warning', message: 'Section lacks heading.', ...place },
    ],
  });
  expect(listMarkupProblems(report, ['/site'])).toEqual([
    'about/index.html:3:9 No “h2” here.\n    <p> <h2>',
    'about/index.html:3:9 Section lacks heading.\n    <p> <h2>',
  ]);
});

test('only messages with exactly the ignored text are left out', () => {
  const slash =
    'Trailing slash on void elements has no effect and interacts badly with unquoted attribute values.';
  const report = (message: string) => JSON.stringify({ messages: [{ type: 'info', message, ...place }] });
  expect(listMarkupProblems(report(slash), ['/site'])).toEqual([]);
  expect(listMarkupProblems(report(`${slash} And more.`), ['/site'])).toHaveLength(1);
  expect(() => listMarkupProblems('', ['/site'])).toThrow();
});
