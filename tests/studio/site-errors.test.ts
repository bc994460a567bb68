import { expect, test } from 'vitest';
import { openStudio } from './support/open-studio.ts';

test('with an error in the file of the site, all pages are shown with its last valid version', async () => {
  const studio = await openStudio('bakery');
  const file = 'pages-config/_site.json';
  const { state } = await studio.page(file);
  const edit = { kind: 'set', path: ['navigation', 0, 'label'], value: '' };
  const change = { page: file, file, edit, version: state.version, row: '', description: 'Changed' };
  const { refused } = await studio.send('/_studio/edit', change);
  expect(refused).toBeUndefined();
  await expect.poll(async () => (await studio.page(file)).state.isChecked).toBe(true);
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
