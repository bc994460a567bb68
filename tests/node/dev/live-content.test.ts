import { afterEach, beforeEach, expect, test } from 'vitest';
import { LiveSite } from '../../../src/site-build/dev/live-site.ts';
import type { Preview } from '../../../src/site-build/dev/preview/preview.ts';
import { importOnce } from '../../../src/site-build/code/import-module.ts';
import { root } from '../../helpers/project.ts';
import { copySmallSite, pageWith, type SmallSite } from '../../helpers/small-site.ts';

/* The files that the development server reads and checks after it was notified of changes. */
let site: SmallSite;
let live: LiveSite;
let first: Preview;
const head = { type: 'page-head', title: 'A head' };
const textBlock = (text: string) => ({ type: 'text-block', title: 'A block', text: `<p>${text}</p>` });

beforeEach(() => {
  site = copySmallSite();
});

afterEach(() => site.remove());

async function start(): Promise<void> {
  live = new LiveSite({ engine: root, site: site.root }, importOnce);
  first = await live.current();
}

function reported(...files: string[]): Promise<Preview> {
  const changed = new Set(files.map((file) => `pages-config/${file}`));
  return live.reload({ schemas: false, code: false, files: changed });
}

async function rendered(preview: Preview, route = '/page'): Promise<string> {
  return JSON.stringify((await preview.page(route)).data.page);
}

async function codes(preview: Preview): Promise<string[]> {
  const { here, elsewhere } = await preview.diagnostics('/page');
  return [...here, ...elsewhere].filter(({ severity }) => severity === 'error').map(({ code }) => code);
}

test('changed texts of a page are shown, and only that page is processed', async () => {
  site.write(
    'index.json',
    pageWith([head, textBlock('See <a href="/page">the other page</a>.')], 'The first page'),
  );
  site.write('page.json', pageWith([head, textBlock('Before.')]));
  await start();
  expect(first.content.diagnostics.filter(({ file }) => file === 'pages-config/page.json')).toEqual([]);
  expect(await rendered(first)).toContain('Before.');
  const other = await rendered(first, '/');
  site.write('page.json', pageWith([head, textBlock('After.')]));
  const preview = await reported('page.json');
  expect(preview).toBe(first);
  expect(await rendered(preview)).toContain('After.');
  expect(await rendered(preview, '/')).toBe(other);
  site.write('page.json', pageWith([head, textBlock('After that.')]));
  expect(await rendered(await reported('page.json'))).toContain('After that.');
});

test('a diagnostic of a page appears with an error in its texts, and disappears with the error', async () => {
  site.write('page.json', pageWith([head, textBlock('Right.')]));
  await start();
  site.write('page.json', pageWith([head, textBlock('See <a href="/gone">there</a>.')]));
  expect(await codes(await reported('page.json'))).toEqual(['broken-link']);
  site.write('page.json', pageWith([head, { ...textBlock('Right.'), titel: 'x' }]));
  expect(await codes(await reported('page.json'))).toEqual(['unknown-key']);
  site.write('page.json', pageWith([head, textBlock('Right again.')]));
  const preview = await reported('page.json');
  expect(await codes(preview)).toEqual([]);
  expect(await rendered(preview)).toContain('Right again.');
});

test('a dependency of other pages is validated everywhere', async () => {
  site.write('page.json', pageWith([{ ...head, title: 'To be found' }, textBlock('Here.')]));
  site.write('other.json', pageWith([head, textBlock('See <a href="/page#block">it</a>.')], 'Another'));
  site.write('page.json', pageWith([head, { ...textBlock('Here.'), id: 'block' }]));
  await start();
  expect(await codes(first)).toEqual([]);
  site.write('page.json', pageWith([head, { ...textBlock('Here.'), id: 'stone' }]));
  expect(await codes(await reported('page.json'))).toEqual(['broken-anchor']);
});

test('a page that is new, removed or replaced by hundreds is found', async () => {
  await start();
  site.write('page.json', pageWith([head, textBlock('New.')]));
  expect(await rendered(await reported('page.json'))).toContain('New.');
  site.delete('page.json');
  expect((await (await reported('page.json')).page('/page')).status).toBe(404);
  site.write('page.json', pageWith([head, textBlock('Back.')]));
  // With so many changes, notifications may be lost, such as the one for this page.
  const preview = await reported(...Array.from({ length: 30 }, (_, index) => `page-${index}.json`));
  expect(await rendered(preview)).toContain('Back.');
});

test('while the site’s file has an error, a change of a page does not hide it', async () => {
  site.write('page.json', pageWith([head, textBlock('Before.')]));
  await start();
  site.replace('_site.json', '"tagline"', '"copy": "x", "tagline"');
  expect(await codes(await reported('_site.json'))).toEqual(['unknown-key']);
  site.write('page.json', pageWith([head, textBlock('After.')]));
  const preview = await reported('page.json');
  expect(await codes(preview)).toEqual(['unknown-key']);
  expect(await rendered(preview)).toContain('After.');
});
