import { expect, test } from 'vitest';
import { applyFixes } from '../../../src/core/apply-fixes.ts';
import { texts, toldOf, words } from './bakery.ts';
import { changedData } from './changed-data.ts';

/* Mistakes in the data of a whole site, one at a time: each is told once, in its file, and its fix cures it. */
test.each(changedData)('%s (%s)', (_, file, change, code) => {
  const data = JSON.parse(texts.get(file)!) as Parameters<typeof change>[0];
  change(data);
  const text = JSON.stringify(data, null, 2);
  const found = toldOf(new Map([[file, text]]));
  expect(found.map(words)).toEqual([expect.stringMatching(`^${file}:\\d+ ${code} `)]);
  const fixed = applyFixes(text, found);
  expect(fixed.count === 0 ? [] : toldOf(new Map([[file, fixed.text]])).map(words)).toEqual([]);
});

test('there are many of them, and none twice', () => {
  expect(new Set(changedData.map(([name, file]) => `${file}: ${name}`)).size).toBe(changedData.length);
  expect(changedData.length).toBeGreaterThan(75);
});
