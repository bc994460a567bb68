import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Output } from '../../../../src/build/pages/output/output.ts';
import { createStyleSheets } from '../../../../src/build/bundle/style-sheets.ts';

const manifest = {
  'hydrate.tsx': { file: 'assets/hydrated.js', css: ['assets/base.css'] },
  '../sections/hero/hero.tsx': { file: 'assets/hero.js', css: ['assets/hero.css'] },
  '../sections/faq/faq.tsx': { file: 'assets/faq.js', css: ['assets/faq.css'] },
};

test('a page loads two sheets in the place of many: one that all share, one of its own, in the same order; what is for paper stands apart', async () => {
  const clientDir = await mkdtemp(path.join(tmpdir(), 'sheets-'));
  await mkdir(path.join(clientDir, 'assets'));
  for (const name of ['base', 'hero', 'faq'])
    await writeFile(
      path.join(clientDir, `assets/${name}.css`),
      `.${name}{}@media print{.${name}{color:#000}}`,
    );
  const output = new Output(path.join(clientDir, 'dist'), true);
  const styles = createStyleSheets(
    { clientDir, manifest, workerFile: '', prerenderFile: '', prerenderManifest: {}, key: 'k' },
    '@font-face{}',
    output,
  );

  const both = await styles(['hero', 'faq']);
  const one = await styles(['hero']);
  const none = await styles([]);
  const read = (address = '') => readFile(path.join(output.folder, address), 'utf8');
  expect(both.links).toHaveLength(2);
  expect(await read(both.links[0])).toBe('@font-face{}\n.base{}');
  expect(await read(both.links[1])).toBe('.hero{}\n.faq{}');
  const onPaper = ['base', 'hero', 'faq'].map((name) => `@media print{.${name}{color:#000}}`);
  expect(await read(both.print)).toBe(onPaper.join(''));
  expect(both.parts).toEqual(['/assets/base.css', '/assets/hero.css', '/assets/faq.css']);
  expect(one.links[0]).toBe(both.links[0]);
  expect(one.links[1]).not.toBe(both.links[1]);
  expect(none.links).toEqual([both.links[0]]);
  expect((await styles(['hero'])).links).toEqual(one.links);
  await rm(clientDir, { recursive: true });
});
