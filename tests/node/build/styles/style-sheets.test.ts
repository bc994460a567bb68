import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Output } from '../../../../src/site-build/pages/output/output.ts';
import { createStyleSheets } from '../../../../src/site-build/bundle/style-sheets.ts';
import { bundleStyles } from './bundle-styles.ts';

test('a page loads only two sheets, one for all pages and one for its sections, in the original order; print styles are separate', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sheets-'));
  const output = new Output(folder, true);
  const styles = createStyleSheets({ styles: bundleStyles }, '@font-face{}', output);

  const both = await styles(['hero', 'faq'], false, 'de');
  const one = await styles(['hero'], false, 'de');
  const none = await styles([], false, 'de');
  const read = (address = '') => readFile(path.join(output.folder, address), 'utf8');
  expect(both.links).toHaveLength(2);
  expect(await read(both.links[0])).toBe('@font-face{}\n.base{}');
  expect(await read(both.links[1])).toBe('.chips{}\n.hero{}\n.faq{}');
  const onPaper = ['base', 'chips', 'hero', 'faq'].map((name) => `@media print{.${name}{color:#000}}`);
  expect(await read(both.print)).toBe(onPaper.join(''));
  expect(one.links[0]).toBe(both.links[0]);
  expect(one.links[1]).not.toBe(both.links[1]);
  expect(none.links).toEqual([both.links[0]]);
  expect((await styles(['hero'], false, 'de')).links).toEqual(one.links);
  await rm(folder, { recursive: true });
});
