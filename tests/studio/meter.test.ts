import { expect, test } from 'vitest';
import type { Measures } from '../../src/studio/browser/meter/measures.ts';
import { describeRegressions } from '../../src/studio/browser/meter/describe-regressions.ts';

const good: Measures = { weight: { bytes: 9000, budget: 14_000, section: 800 }, problems: [], narrow: [] };
const contrast = { rule: 'color-contrast', help: 'The contrast is too low', text: 'Bread' };
const long = { path: ['sections', 0, 'title'], text: 'Too long at 360 px: 5 lines.' };

test.each([
  ['nothing', good, good, ''],
  ['a problem', good, { ...good, problems: [contrast] }, 'The contrast is too low: “Bread”.'],
  ['a known problem', { ...good, problems: [contrast] }, { ...good, problems: [contrast] }, ''],
  ['a problem less', { ...good, problems: [contrast] }, good, ''],
  ['a long text', good, { ...good, narrow: [long] }, 'Too long at 360 px: 5 lines.'],
  ['a text that stays long', { ...good, narrow: [long] }, { ...good, narrow: [long] }, ''],
  [
    'too many bytes',
    good,
    { ...good, weight: { bytes: 14_321, budget: 14_000, section: 6100 } },
    'The page is 14.3 kB now, more than its 14.0 kB. This section is 6.1 kB of it.',
  ],
])('after %s the announcement is correct', (_, before, after, words) => {
  expect(describeRegressions(before, after)).toBe(words);
});
