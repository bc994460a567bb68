/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LiveSite } from '../../../src/site-build/dev/live-site.ts';
import type { Preview } from '../../../src/site-build/dev/preview/preview.ts';
import { importOnce } from '../../../src/site-build/code/import-module.ts';
import { root } from '../../helpers/project.ts';
import { copySmallSite, pageWith, type SmallSite } from '../../helpers/small-site.ts';

/* For a site of more than a thousand pages, the development server shows a page before all of them are validated. */
let site: SmallSite;
let live: LiveSite;
/** Resolves with the errors when a validation has ended. */
let checked: PromiseWithResolvers<unknown>;
const begin = Promise.withResolvers<void>();
const text = (words: string) => ({ type: 'text-block', title: 'A block', text: `<p>${words}</p>` });
const page = (words: string, name: string) =>
  pageWith([{ type: 'page-head', title: name }, text(words)], name);

beforeAll(() => {
  site = copySmallSite();
  for (let index = 0; index < 1100; index++)
    site.write(`many/page-${index}.json`, page('All.', `Page ${index}`));
  site.write('broken.json', page('See <a href="/gone">there</a>.', 'One with a broken link'));
  site.write(
    'faulty.json',
    pageWith([{ type: 'nothing' }, { type: 'text-block', titel: 'x' }], 'A faulty page'),
  );
  checked = Promise.withResolvers();
  live = new LiveSite({ engine: root, site: site.root }, importOnce, {
    after: begin.promise,
    done: (failure) => checked.resolve(failure),
  });
});

afterAll(() => site.remove());

async function broken(preview: Preview): Promise<string[]> {
  const { elsewhere } = await preview.diagnostics('/');
  return elsewhere.filter(({ code }) => code === 'broken-link').map(({ file }) => file);
}

test('a page is shown before the others are validated, and their diagnostics afterwards', async () => {
  const early = await live.current();
  expect(JSON.stringify((await early.page('/many/page-7')).data)).toContain('Page 7');
  expect((await early.page('/faulty')).data.page.types).toEqual(['broken']);
  expect((await early.diagnostics('/faulty')).here.map(({ code }) => code)).toContain('unknown-section');
  expect(await broken(early)).toEqual([]);
  begin.resolve();
  expect(await checked.promise).toBeUndefined();
  expect(await broken(await live.current())).toEqual(['pages-config/broken.json']);
});

test('a page that others depend on is shown before rules run across all, and all diagnostics follow', async () => {
  checked = Promise.withResolvers();
  site.write('many/page-7.json', page('See <a href="/lost">there</a>.', 'Page 7, changed'));
  const files = new Set(['pages-config/many/page-7.json']);
  const early = await live.reload({ schemas: false, code: false, files });
  expect(JSON.stringify((await early.page('/many/page-7')).data)).toContain('Page 7, changed');
  expect(await broken(early)).toEqual(['pages-config/broken.json']);
  expect(await checked.promise).toBeUndefined();
  expect(await broken(await live.current())).toEqual([
    'pages-config/broken.json',
    'pages-config/many/page-7.json',
  ]);
});
