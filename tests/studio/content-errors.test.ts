import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ListedPage } from '../../src/studio/protocol.ts';
import { root } from '../helpers/project.ts';
import { copySite } from './support/copy-site.ts';
import { openStudio } from './support/open-studio.ts';

const bakery = path.join(root, 'tests/sites/bakery');
const siteFile = 'pages-config/_site.json';

test('with an error in the file of the site, all pages are shown with its last valid version', async () => {
  const studio = await openStudio('bakery');
  const file = siteFile;
  const { state } = await studio.page(file);
  const edit = { kind: 'set', path: ['navigation', 0, 'label'], value: '' };
  const change = { page: file, file, edit, version: state.version, row: '', description: 'Changed' };
  const { refused } = await studio.send('/_studio/edit', change);
  expect(refused).toBeUndefined();
  await expect.poll(async () => (await studio.page(file)).state.isChecked, { timeout: 10_000 }).toBe(true);
  expect((await studio.page(file)).state.diagnostics).toMatchObject([{ severity: 'error' }]);
  for (const each of [file, 'pages-config/brote.json', 'pages-config/bestellen.en.json']) {
    expect((await studio.page(each)).state.file).toBe(each);
    const answer = await studio.get(`/_studio/canvas?file=${encodeURIComponent(each)}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Mohn &amp; Krume');
  }
  expect(studio.failures).toEqual([]);
  await studio.close();
});

/** Returns a wrong text of a file; undefined removes the file. */
type Change = (text: string) => string | undefined;

const removed: Change = () => undefined;

/** Errors in the file of the site. */
const errorsOfSite: Record<string, Change> = {
  'an empty label in the menu': (text) => text.replace(/"label": "[^"]+"/, '"label": ""'),
  'a missing key': (text) => text.replace('"copyright":', '"copyrihgt":'),
  'a number as the menu': (text) => text.replace('"navigation":', '"navigation": 7, "other":'),
  'a missing comma': (text) => text.replace(/",\n/, '"\n'),
  'an empty file': () => '',
  'a list': () => '[]',
  'half a file': (text) => text.slice(0, 900),
  'no file': removed,
  'a missing logo': (text) => text.replace('brand/poppy.svg', 'brand/rose.svg'),
  'an unknown typeface package': (text) => text.replaceAll('variable/fraunces', 'variable/unknown'),
  'typefaces as a text': (text) => text.replace('"typefaces":', '"typefaces": "Karla", "other":'),
  'a typeface without weights': (text) => text.replace(/"weights": [^\n]+\n/, ''),
  'a family with a quote': (text) => text.replace('"family": "Fraunces"', '"family": "Frau\'; }"'),
  'an unknown time zone': (text) => text.replace('Europe/Berlin', 'Europe/Brunnstedt'),
  'an unknown language': (text) => text.replace('"language": "de-DE"', '"language": "xx"'),
};

test.each(Object.entries(errorsOfSite))('everything opens with this in _site.json: %s', (_name, change) =>
  expectEverythingOpens(siteFile, change),
);

test('invalid keys of _site.json are replaced, and the others are shown', async () => {
  const site = copySite(bakery);
  const place = path.join(site, siteFile);
  writeFileSync(place, errorsOfSite['a number as the menu']!(readFileSync(place, 'utf8'))!);
  const studio = await openStudio(site);
  const canvas = await (await studio.get(`/_studio/canvas?file=${page}`)).text();
  expect(canvas).toContain('© 2026 Bäckerei Mohn &amp; Krume, Brunnstedt');
  expect(canvas).toContain('<nav');
  await studio.close();
});

test('a section says that its form has errors', async () => {
  const site = copySite(bakery);
  writeFileSync(path.join(site, form), '{}');
  const studio = await openStudio(site);
  const canvas = await (await studio.get('/_studio/canvas?file=pages-config/bestellen.json')).text();
  expect(canvas).toContain('The form &quot;bestellung&quot; is missing or has errors.');
  await studio.close();
});

const page = 'pages-config/brote.json';
const form = 'pages-config/_forms/bestellung.json';
const tokens = 'pages-config/_theme/tokens.css';
const schema = 'schemas/sections/oven-times.schema.json';

/** Errors in other files. */
const errors: [name: string, file: string, change: Change][] = [
  ['a missing bracket', page, (text) => text.replace('{', '')],
  ['an empty file', page, () => ''],
  ['a list', page, () => '[1]'],
  ['sections as text', page, (text) => text.replace('"sections":', '"sections": "none", "other":')],
  ['an unknown type', page, (text) => text.replace(/"type": "[^"]+"/, '"type": "unknown"')],
  ['a missing bracket', form, (text) => text.slice(0, -3)],
  ['no file', form, removed],
  ['no file', tokens, removed],
  ['half a file', tokens, (text) => text.slice(0, 300)],
  ['a token without a value', tokens, (text) => text.replace(/(--[a-z-]+):[^;]+;/, '$1: ;')],
  ['a broken drawing', 'pages-config/_media/drawings/laib.svg', () => '<svg'],
  ['a missing bracket', schema, (text) => text.slice(0, -4)],
  ['an unknown type', schema, (text) => text.replace('"type": "object"', '"type": "objcet"')],
  ['no file', schema, removed],
];

// Changed forms and tokens are bundled again, which takes seconds.
describe('everything opens with an error in another file', { tags: ['long'] }, () => {
  test.each(errors)('%s in %s', (_name, file, change) => expectEverythingOpens(file, change));
});

async function expectEverythingOpens(file: string, change: Change): Promise<void> {
  const site = copySite(bakery);
  const place = path.join(site, file);
  const text = readFileSync(place, 'utf8');
  const wrong = change(text);
  expect(wrong).not.toBe(text);
  if (wrong === undefined) rmSync(place);
  else writeFileSync(place, wrong);
  const studio = await openStudio(site);
  const listed = (await (await studio.get('/_studio/pages')).json()) as ListedPage[];
  expect(listed.length).toBeGreaterThan(5);
  const shown = new Set(listed.map((each) => each.file)).add(siteFile);
  if (change === removed) shown.delete(file);
  for (const each of shown) {
    expect((await studio.page(each)).state.file).toBe(each);
    const canvas = await studio.get(`/_studio/canvas?file=${encodeURIComponent(each)}`);
    expect(canvas.status).toBe(200);
    for (const [, address] of (await canvas.text()).matchAll(/<link rel="stylesheet" href="([^"]+)"/g))
      expect((await studio.get(address!.replaceAll('&amp;', '&'))).status).toBe(200);
  }
  expect((await studio.get('/_studio/fonts.css')).status).toBe(200);
  expect(studio.failures).toEqual([]);
  await studio.close();
}
