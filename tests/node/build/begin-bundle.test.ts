import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundle } from '../../../src/site-build/bundle/bundle.ts';
import { listFiles } from '../../../src/site-build/list-files.ts';
import { beginBundle } from '../../../src/site-build/pages/begin-bundle.ts';
import { copySmallSite, pageWith, type SmallSite } from '../../helpers/small-site.ts';

/* The engine of these tests has no code: a started build fails at once, with a message. */
let site: SmallSite;
let engine: string;

beforeEach(() => {
  site = copySmallSite();
  engine = mkdtempSync(path.join(tmpdir(), 'engine-'));
});

afterEach(() => {
  site.remove();
  rmSync(engine, { recursive: true });
});

const begin = () => beginBundle({ engine, site: site.root }, listFiles(site.root, 'pages-config'), false);
const sections = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({ type: `type-${index}` }));

test('a bundle is built ahead of validation if pages name all of their sections', () => {
  site.write('page.json', pageWith([{ type: 'tabs', panels: [{ sections: sections(3) }] }]));
  expect(begin()).toBe(true);
});

test.each([
  ['a template', { ...pageWith([]), template: 'service' }],
  ['a shared section', pageWith([{ use: 'hours' }])],
])('the bundle waits for validation if a page has %s', (_what, page) => {
  site.write('page.json', page);
  expect(begin()).toBe(false);
});

test('a bundle is built ahead if pages have so many types that validation can’t require another one', () => {
  site.write('page.json', pageWith([{ use: 'hours' }, ...sections(15)]));
  expect(begin()).toBe(false);
  site.write('other.json', pageWith(sections(25)));
  expect(begin()).toBe(true);
});

test('an unreadable page has no section types', () => {
  site.write('page.json', `{ "sections": ${JSON.stringify(sections(25))}`);
  expect(begin()).toBe(false);
});

test('a caller waits for the running bundle, and gets its error', async () => {
  site.write('page.json', pageWith(sections(25)));
  expect(begin()).toBe(true);
  const roots = { engine, site: site.root };
  const asked = bundle(roots, {});
  expect(bundle(roots, {})).toBe(asked);
  await expect(asked).rejects.toThrow('ENOENT');
  const again = bundle(roots, {});
  expect(again).not.toBe(asked);
  await expect(again).rejects.toThrow('ENOENT');
});
