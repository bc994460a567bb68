/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListedPage } from '../../src/studio/protocol.ts';
import { copySmallSite, pageWith } from '../helpers/small-site.ts';
import { openStudio, type TestStudio } from './support/open-studio.ts';

/* The studio opens a site of more than a thousand new pages before all of them are validated. */
const FILE = 'pages-config/many/page-7.json';
const BROKEN = 'pages-config/broken.json';
let studio: TestStudio;
const block = (title: string, text: string) => ({ type: 'text-block', title, text });
const page = (text: string, name: string) =>
  pageWith([{ type: 'page-head', title: name }, block('A block', text)], name);

beforeAll(async () => {
  const site = copySmallSite();
  for (let index = 0; index < 1100; index++)
    site.write(`many/page-${index}.json`, page('<p>All.</p>', `Page ${index}`));
  site.write('broken.json', page('<p>See <a href="/gone">there</a>.</p>', 'One with a broken link'));
  studio = await openStudio(site.root);
});

afterAll(() => studio.close());

const listed = async () => (await (await studio.get('/_studio/pages')).json()) as ListedPage[];
const errorsOfBroken = async () => (await listed()).find(({ file }) => file === BROKEN)!.errors;
const edit = (path: (string | number)[], value: string, version: number) =>
  studio.send('/_studio/edit', {
    page: FILE,
    file: FILE,
    version,
    row: '',
    description: 'Changed',
    edit: { kind: 'set', path, value },
  });

test('pages are listed, edited and saved while the others are validated', async () => {
  expect((await listed()).filter(({ route }) => route.startsWith('/many/'))).toHaveLength(1100);
  const { state } = await studio.page(FILE);
  expect(state).toMatchObject({ unsaved: [], title: 'Page 7 of a small site | Small' });
  expect(await (await studio.get(`/_studio/canvas?file=${FILE}`)).text()).toContain('Page 7');
  const edited = await edit(['sections', 1, 'title'], 'Another block', state.version);
  // Saving waits until all pages are validated: the errors of other files do not prevent it.
  const saved = await studio.send('/_studio/save', { page: FILE, version: edited.state.version });
  expect(saved.refused).toBeUndefined();
  expect(studio.read(FILE)).toContain('Another block');
  expect(await errorsOfBroken()).toBe(1);
  await expect.poll(async () => (await studio.page(FILE)).state.isChecked, { timeout: 10_000 }).toBe(true);
  expect(studio.failures).toEqual([]);
});

test('an edit with an error is refused as soon as all pages are validated', async () => {
  const { state } = await studio.page(FILE);
  const link = '<p><a href="/lost">There</a></p>';
  const edited = await edit(['sections', 1, 'text'], link, state.version);
  const saved = await studio.send('/_studio/save', { page: FILE, version: edited.state.version });
  expect(saved.refused).toContain('/lost');
});
