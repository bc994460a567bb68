import { expect, test } from 'vitest';
import { applyFixes } from '../../../src/authoring/edits/apply-fixes.ts';
import { bakeryTexts, reportSite, describeDiagnostic } from './bakery.ts';
import { changedData } from './changed-data.ts';
import { structureAndLinks } from './structure-and-links.ts';

/* Mistakes in the data of a whole site, one at a time: each is reported once, in its file, and its fix
   removes it. */
const all = [...changedData, ...structureAndLinks];

test.each(all)('%s (%s)', (_, file, change, code) => {
  const data = JSON.parse(bakeryTexts.get(file)!) as Parameters<typeof change>[0];
  change(data);
  const text = JSON.stringify(data, null, 2);
  const found = reportSite(new Map([[file, text]]));
  expect(found.map(describeDiagnostic)).toEqual([expect.stringMatching(`^${file}:\\d+ ${code} `)]);
  const fixed = applyFixes(text, found);
  expect(fixed.count === 0 ? [] : reportSite(new Map([[file, fixed.text]])).map(describeDiagnostic)).toEqual(
    [],
  );
});

test('the table is long and has no duplicate', () => {
  expect(new Set(all.map(([name, file]) => `${file}: ${name}`)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(75);
});
