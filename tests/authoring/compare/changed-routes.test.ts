import { expect, test } from 'vitest';
import { changedRoutes } from '../../../src/authoring/compare/changed-routes.ts';
import { compareContent } from '../../../src/authoring/compare/compare-content.ts';
import { collect } from '../../../src/core/content/collections.ts';
import { readJson } from '../../../src/core/json/json-source.ts';
import { toRoute } from '../../../src/core/page/routes.ts';
import { writtenContent } from '../../../src/authoring/references/written-content.ts';
import { joinSchemas } from '../../../src/core/schema/compose-schema.ts';
import { fixture } from '../../core/fixture.ts';

const project = fixture({});
const set = joinSchemas(project.schemas);
const content = writtenContent(project, set);
const data = (text: string) => readJson({ path: 'a.json', text }).data as Record<string, unknown>;
const pages = project.pages.map(({ path, text }) => ({ route: toRoute(path), file: path, data: data(text) }));

/** The routes that look different after the replacement of one text in a file. */
function after(file: string, from: string, to: string): string[] {
  const now = [...project.pages, project.site!].find(({ path }) => path === `pages-config/${file}`)!;
  if (!now.text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
  const before = { path: now.path, text: now.text.replace(from, to) };
  const changes = compareContent(set, [before], [now], data(project.site!.text));
  return changedRoutes(content, changes, [now.path], collect(pages));
}

test('a changed text changes only its page; changed metadata for search engines changes none', () => {
  expect(after('about.json', '<p>Words.</p>', '<p>Other words.</p>')).toEqual(['/about']);
  expect(after('about.json', 'Who we are.', 'Who we were.')).toEqual([]);
});

test('an unreadable file is reported; invalid redirects are skipped', () => {
  const [about] = project.pages.filter(({ path }) => path === 'pages-config/about.json');
  const compareText = (text: string, file = about!) =>
    compareContent(set, [file], [{ ...file, text }], {}).map(({ descriptions, isSeen }) => ({
      words: descriptions,
      isSeen,
    }));
  expect(compareText('{ "title": ')).toEqual([{ words: ['can’t be read'], isSeen: true }]);
  const past = { path: 'pages-config/_redirects.json', text: '{ "redirects": [] }' };
  expect(compareText('{ "redirects": [null, 5] }', past)).toMatchObject([{ words: { length: 2 } }]);
});

test('a change of the shell changes all pages', () => {
  expect(after('_site.json', '"label": "Note"', '"label": "Notes"')).toEqual(['/', '/about', '/notes/first']);
});

test('settings for checks and commands change no page', () => {
  expect(after('_site.json', '{', '{ "contentVersion": 3, "deliveries": ["box"],')).toEqual([]);
  expect(after('_site.json', '{', '{ "logo": { "src": "brand/a.svg", "alt": "" },')).toHaveLength(3);
});

test('a shared section changes all pages that use it, also through another one', () => {
  const use = (id: string) => ({ type: 'tabs', panels: [{ title: 'A', sections: [{ use: id }] }] });
  const pageWith = (id: string) => JSON.stringify({ title: 'A', description: 'B', sections: [{ use: id }] });
  const file = 'pages-config/_shared/hours.json';
  const sharing = fixture({
    files: {
      'pages-config/one.json': pageWith('hours'),
      'pages-config/two.json': pageWith('around'),
      'pages-config/_shared/around.json': JSON.stringify(use('hours')),
      [file]: JSON.stringify({ type: 'hero', title: 'Hours' }),
    },
  });
  const [now] = sharing.shared!.filter(({ path }) => path === file);
  const before = { path: file, text: now!.text.replace('Hours', 'Times') };
  const changes = compareContent(set, [before], [now!], data(sharing.site!.text));
  expect(changedRoutes(writtenContent(sharing, set), changes, [file], new Map())).toEqual(['/one', '/two']);
});

test('a changed drawing changes the pages that show it', () => {
  expect(changedRoutes(content, [], ['pages-config/_media/drawings/hero.svg'], collect(pages))).toEqual([
    '/',
  ]);
  expect(changedRoutes(content, [], ['pages-config/_media/drawings/other.svg'], collect(pages))).toEqual([]);
});
