/** @module-tag long */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommittedDifference, OriginalPage, UseAdvice } from '../../src/studio/advice.ts';
import type { FileEdit } from '../../src/authoring/edits/file-edit.ts';
import { applyEdit } from '../../src/authoring/edits/apply-edit.ts';
import { compareTexts } from '../../src/authoring/compare/compare-texts.ts';
import { composeSchemas } from '../../src/core/schema/compile-schemas.ts';
import { fixtureSchemas } from '../core/fixture-schemas.ts';
import { openStudio, type TestStudio } from './support/open-studio.ts';

const HOME = 'pages-config/index.json';
let studio: TestStudio;

beforeAll(async () => {
  studio = await openStudio('bakery');
}, 120_000);
afterAll(() => studio.close());

async function ask<Answer>(address: string, file: string): Promise<Answer> {
  return (await (await studio.get(`/_studio/${address}?file=${file}`)).json()) as Answer;
}

async function edit(file: string, change: FileEdit) {
  const { version } = (await studio.page(file)).state;
  const answer = await studio.send('/_studio/edit', {
    page: file,
    file,
    edit: change,
    version,
    row: '',
    description: '',
  });
  expect(answer.refused).toBeUndefined();
}

const set = composeSchemas(fixtureSchemas());

test.each([
  ['a changed text', { title: 'a' }, { title: 'b' }],
  ['an added key', { title: 'a' }, { title: 'a', text: 'b' }],
  ['a removed key', { title: 'a', text: 'b' }, { title: 'a' }],
  ['a renamed key', { a: { deep: ['value'] } }, { b: { deep: ['value'] } }],
  [
    'a moved entry',
    { list: [{ title: 'a' }, { title: 'b' }, { title: 'c' }] },
    { list: [{ title: 'b' }, { title: 'c' }, { title: 'a' }] },
  ],
  ['a removed entry', { list: [{ title: 'a' }, { title: 'b' }] }, { list: [{ title: 'a' }] }],
  ['an added entry', { list: [{ title: 'a' }] }, { list: [{ title: 'x' }, { title: 'a' }] }],
])('%s is reverted', (_, before, after) => {
  const text = JSON.stringify(after, null, 2);
  const [difference] = compareTexts(JSON.stringify(before), text, { set, kind: 'page' });
  const made = applyEdit(text, difference!.revert, () => []);
  expect('text' in made && JSON.parse(made.text)).toEqual(before);
});

test('each difference from the last commit is described in words, and can be reverted', async () => {
  expect(await ask<CommittedDifference[]>('differences', HOME)).toEqual([]);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: studio.site });
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message', 'All');
  const before = await studio.text(HOME);
  await edit(HOME, { kind: 'set', path: ['sections', 0, 'title'], value: 'Neues Brot' });
  await edit(HOME, { kind: 'move', path: ['sections'], from: 0, to: 1 });
  const [first, ...more] = await ask<CommittedDifference[]>('differences', HOME);
  expect(first?.description).toMatch(/→|moved/);
  expect(more.length).toBeGreaterThan(0);
  for (let left = more.length + 1; left > 0; left--) {
    const [next] = await ask<CommittedDifference[]>('differences', HOME);
    if (next) await edit(next.file, next.edit);
  }
  expect(JSON.parse(await studio.text(HOME))).toEqual(JSON.parse(before));
});

test('a translation is shown with its original and the changes there', async () => {
  const file = 'pages-config/bestellen.en.json';
  expect(await ask('original', 'pages-config/bestellen.json')).toBeNull();
  await edit('pages-config/bestellen.json', {
    kind: 'set',
    path: ['title'],
    value: 'Brot bestellen und morgens um sieben abholen',
  });
  const original = await ask<OriginalPage>('original', file);
  expect(original.file).toBe('pages-config/bestellen.json');
  expect(original.data).toMatchObject({ title: 'Brot bestellen und morgens um sieben abholen' });
  expect(original.drift).toContainEqual({
    path: ['title'],
    description: expect.stringMatching(/^title/) as string,
  });
  await edit(file, { kind: 'set', path: ['translated'], value: original.upToDate });
  const after = await ask<OriginalPage>('original', file);
  expect(after.drift.filter(({ description }) => description.includes('changed'))).toEqual([]);
});

test('other pages suggest a part that all of them have, and a sentence on two pages is reported', async () => {
  const sentence = 'Dieser ganze Satz steht Wort für Wort auf zwei Seiten dieser Bäckerei.';
  const recipe = (name: string, more: object) =>
    writeFileSync(
      path.join(studio.site, `pages-config/${name}.json`),
      JSON.stringify({ title: name, template: { type: 'recipe', title: name, ...more } }, null, 2),
    );
  for (const name of ['eins', 'zwei', 'drei']) recipe(name, { intro: name === 'eins' ? sentence : name });
  recipe('vier', { note: `Vorher. ${sentence}` });
  let found: UseAdvice[] = [];
  await expect
    .poll(async () => (found = await ask<UseAdvice[]>('suggestions', 'pages-config/vier.json')).length, {
      timeout: 20_000,
    })
    .toBeGreaterThan(1);
  expect(found).toContainEqual(
    expect.objectContaining({
      path: ['template', 'intro'],
      text: expect.stringMatching(/^All \d other pages/) as string,
    }),
  );
  expect(found).toContainEqual(
    expect.objectContaining({
      path: ['template', 'note'],
      text: expect.stringContaining('The same sentence is on /eins') as string,
    }),
  );
});
