import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readProject } from '../../src/site-build/read-project.ts';
import { openCache } from '../../src/site-build/cache/build-cache.ts';
import type { CacheTable } from '../../src/site-build/cache/cache-table.ts';
import { cachedFiles } from '../../src/site-build/cached-files.ts';
import { validationVersion } from '../../src/site-build/validation-inputs.ts';
import { loadMigrations } from '../../src/site-build/load-migrations.ts';
import { cachedSchemas } from '../../src/site-build/cached-schemas.ts';
import { validateSite } from '../../src/site-build/validate-site.ts';
import { versionCheck } from '../../src/authoring/migrations/outdated.ts';
import { noTexts } from '../../src/core/content/texts.ts';
import type { FileCache } from '../../src/core/file-cache.ts';
import { validateProject } from '../../src/core/validate-project.ts';
import { addMigration } from '../helpers/age-content.ts';
import { root } from '../helpers/project.ts';
import { copySmallSite, pageWith, type SmallSite } from '../helpers/small-site.ts';

/* A validation with cached results reports the same as a first one. */
let site: SmallSite;
const PAGE = 'pages-config/page.json';
const head = { type: 'page-head', title: 'A head' };
const linking = (to: string) => ({
  ...head,
  intro: 'See there.',
  breadcrumbs: [{ label: 'Up', to }],
  currentPage: 'Here',
});

beforeEach(() => {
  site = copySmallSite();
  site.write('page.json', pageWith([linking('/')]));
});

afterEach(() => site.remove());

async function problems(): Promise<string[]> {
  const { validation } = await validateSite({ engine: root, site: site.root });
  return validation.diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`);
}

test('the cached result of a file is used until the file changes, with or without a diagnostic', async () => {
  expect([await problems(), await problems()]).toEqual([[], []]);
  site.replace('page.json', '"A head"', '"A head", "titel": "x"');
  const broken = ['pages-config/page.json:7:26 unknown-key'];
  expect([await problems(), await problems()]).toEqual([broken, broken]);
  site.replace('page.json', ', "titel": "x"', '');
  expect(await problems()).toEqual([]);
});

test('facts that are missing, or belong to other content, are computed again', async () => {
  const roots = { engine: root, site: site.root };
  const names = ['heads', 'bodies'];
  /** Changes a table as a command would that knows other content. */
  const change = async (name: string, edit: (table: CacheTable<unknown>) => void) => {
    const cache = openCache(roots);
    edit(cache.table(name, validationVersion(await readProject(roots))));
    cache.save();
  };
  await problems();
  const old = new Map<string, unknown>();
  for (const name of names) await change(name, (table) => old.set(name, table.get(PAGE)));
  site.replace('page.json', '"to": "/"', '"to": "/nowhere"');
  const broken = ['pages-config/page.json:12:17 broken-link'];
  expect(await problems()).toEqual(broken);
  const losses = names.flatMap((name) => [
    () => change(name, (table) => table.set(PAGE, old.get(name))),
    () => change(name, (table) => table.keepOnly(() => false)),
  ]);
  for (const lose of losses) {
    await lose();
    // The rules across files run again for a new page.
    site.write('other.json', pageWith([linking('/page')], 'Another page'));
    expect(await problems()).toEqual(broken);
    site.delete('other.json');
    expect(await problems()).toEqual(broken);
  }
});

test('a change of one file can cause a diagnostic in another, cached file', async () => {
  site.write('other.json', pageWith([linking('/page')], 'Another page'));
  expect(await problems()).toEqual([]);
  site.delete('page.json');
  expect(await problems()).toEqual(['pages-config/other.json:12:17 broken-link']);
  site.write('page.json', pageWith([linking('/')]));
  expect(await problems()).toEqual([]);
});

test('the site’s own file is cached, and validated again when it changes', async () => {
  expect(await problems()).toEqual([]);
  site.replace('_site.json', '"Small"', '7');
  const [problem, ...more] = await problems();
  expect([problem, more]).toEqual([
    expect.stringMatching(/^pages-config\/_site\.json:\d+:\d+ wrong-type$/),
    [],
  ]);
  site.replace('_site.json', '7', '"Small"');
  expect(await problems()).toEqual([]);
});

test('a diagnostic across files stays at its place if the file changes around it', async () => {
  site.write('page.json', pageWith([linking('/nowhere')]));
  const [first] = await problems();
  site.replace('page.json', '{', '{\n');
  const [second, ...more] = await problems();
  expect([first, second, more]).toEqual([
    'pages-config/page.json:12:17 broken-link',
    'pages-config/page.json:13:17 broken-link',
    [],
  ]);
});

describe('pending migrations', () => {
  const outdated = ['pages-config/_site.json:1:1 outdated-content'];
  const aged = pageWith([{ ...head, crumbs: [{ label: 'Up', to: '/' }] }]);

  beforeEach(() => addMigration(site.root));

  test('find new content of a page that needed no migration before', async () => {
    expect([await problems(), await problems()]).toEqual([[], []]);
    site.write('page.json', aged);
    expect([await problems(), await problems()]).toEqual([outdated, outdated]);
    site.write('page.json', pageWith([head]));
    expect(await problems()).toEqual([]);
  });

  test.each([
    ['nothing', () => undefined, []],
    ['words', () => site.replace('page.json', 'See there.', 'See over there.'), ['page.json']],
    [
      'a shared section',
      () => site.write('_shared/hours.json', head),
      ['_not-found.json', 'index.json', 'other.json', 'page.json'],
    ],
  ])('read the pages again that a change of %s may affect', async (_name, change, expected) => {
    site.write('other.json', pageWith([linking('/page')], 'Another page'));
    await problems();
    change();
    const project = await readProject({ engine: root, site: site.root });
    const fileCache = cachedFiles(openCache({ engine: root, site: site.root }), project, noTexts);
    const read: string[] = [];
    const isUpToDate: FileCache['isUpToDate'] = (file, from) => {
      const is = fileCache.isUpToDate(file, from);
      if (!is) read.push(path.basename(file.path));
      return is;
    };
    const set = await cachedSchemas({ engine: root, site: root }, project.schemas);
    validateProject(project, {
      set,
      expandTemplate: () => undefined,
      fileCache: { ...fileCache, isUpToDate },
      findOutdated: versionCheck(await loadMigrations({ engine: root, site: site.root })),
    });
    expect(read.sort()).toEqual(expected);
  });
});

describe('rules across files', () => {
  /** Whether the rules have run again after a change. */
  async function haveRunAfter(change: () => unknown): Promise<boolean> {
    // A page without a link to it would get a diagnostic, which has a position.
    site.write('index.json', pageWith([linking('/page')], 'The home'));
    await problems();
    await change();
    const cache = openCache({ engine: root, site: site.root });
    const project = await readProject({ engine: root, site: site.root });
    const memory = cachedFiles(cache, project, noTexts);
    const set = await cachedSchemas({ engine: root, site: root }, project.schemas);
    let ran = false;
    const acrossFiles: FileCache['acrossFiles'] = (asked, find) =>
      memory.acrossFiles(asked, () => {
        ran = true;
        return find();
      });
    validateProject(project, { set, expandTemplate: () => undefined, fileCache: { ...memory, acrossFiles } });
    return ran;
  }

  test.each([
    ['nothing', () => undefined],
    ['the words of a text', () => site.replace('page.json', 'See there.', 'See over there.')],
    [
      'the request to show drafts in between',
      () => validateSite({ engine: root, site: site.root }, { showing: { drafts: true } }),
    ],
    ['a text with an error', () => site.replace('page.json', 'See there.', "Don't look there.")],
  ])('do not run again after a change of %s', async (_name, change) => {
    expect(await haveRunAfter(change)).toBe(false);
  });

  test.each([
    ['a link', () => site.replace('page.json', '"to": "/"', '"to": "/other"')],
    ['a title', () => site.replace('page.json', 'A page of', 'One page of')],
    ['the site’s own file', () => site.replace('_site.json', '"Small"', '"Large"')],
    ['the list of pages', () => site.write('other.json', pageWith([linking('/')], 'Another page'))],
    ['a drawing', () => site.write('_media/drawings/new.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['the theme', () => site.write('_theme/tokens.css', ':root { --accent: #123456; }')],
  ])('run again after a change of %s', async (_name, change) => {
    expect(await haveRunAfter(change)).toBe(true);
  });
});
