import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  firstWith,
  listPlacedForms,
  fullestWith,
  overlayOpener,
  readBuiltSite,
  findSectionsOfType,
} from '../../built/built-site.ts';
import type { BuiltSite } from '../../built/built-site.ts';

let folder: string;
let site: BuiltSite;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'built-'));
  await put('assets/site-0a1b2c3d.json', JSON.stringify({ overlays: ['/ask'], navigation: [] }));
  await page('/', { types: ['hero'] }, '<p data-whole-page><a href="/ask">A</a></p>');
  await page('/ask', { types: ['form'], forms: ['quote'], dialog: { title: 'Ask' } }, '');
  await page('/bread', { types: ['card'] }, '<a href="/ask">A</a>');
  await page('/rolls', { types: ['card'], forms: ['order'] }, '<a href="/ask">A</a><a href="/ask">B</a>');
  await page('/rows', { types: ['rows/wide'] }, '');
  await page('/scores', { types: ['rows'] }, '');
  await page('/send', { types: ['form'], forms: ['quote', 'upload'] }, '<input type="file">');
  await put('machines/index.html', '<title>For machines</title>');
  site = readBuiltSite(folder);
});

afterAll(() => rm(folder, { recursive: true }));

test('the pages of a built site are read from their data; other HTML files are not pages', () => {
  expect(site.pages.map(({ route }) => route)).toEqual([
    '/ask',
    '/bread',
    '/',
    '/rolls',
    '/rows',
    '/scores',
    '/send',
  ]);
  expect(site.overlays).toEqual(['/ask']);
});

test('a missing build is reported', () => {
  expect(() => readBuiltSite(path.join(folder, 'machines/none'))).toThrow(/holds no built site/);
});

test('pages are found by their sections', () => {
  expect(firstWith(site, 'card')?.route).toBe('/bread');
  expect(fullestWith(site, 'card')?.route).toBe('/rolls');
  expect(firstWith(site, 'rows/wide')?.route).toBe('/rows');
  expect(firstWith(site, 'rows')?.route).toBe('/scores');
  expect(['table', 'row', 'rows/narrow'].map((type) => firstWith(site, type))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a form is measured on a page without a dialog, if there is one', () => {
  expect(listPlacedForms(site).map(({ id, page: { route }, takesFiles }) => [id, route, takesFiles])).toEqual(
    [
      ['order', '/rolls', false],
      ['quote', '/send', true],
      ['upload', '/send', true],
    ],
  );
});

test('a dialog opens in place from the page with the most links to it', () => {
  expect(overlayOpener(site)).toMatchObject({ page: { route: '/rolls' }, to: '/ask' });
});

test('nested sections are found', () => {
  const [home] = site.pages.filter(({ route }) => route === '/');
  expect(findSectionsOfType(home!, 'inner')).toEqual([{ type: 'inner' }]);
});

async function page(route: string, data: object, main: string): Promise<void> {
  const sections = [{ type: 'outer', panels: [{ sections: [{ type: 'inner' }] }] }];
  const whole = { route, title: route, types: [], forms: [], sections, ...data };
  await put(`${route}/index.json`, JSON.stringify({ page: whole }));
  await put(`${route}/index.html`, `<html data-page="${route}"><main>${main}</main>`);
}

async function put(name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
