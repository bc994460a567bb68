import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generatedCode } from '../../src/site-build/generate/generate.ts';
import { editorSchemas } from '../../src/site-build/generate/editor-schema.ts';
import { compareGenerated } from '../../src/site-build/generate/sync-generated.ts';
import { loadGallery } from '../../src/site-build/gallery/load-gallery.ts';
import { buildSite } from '../../src/site-build/pages/build-site.ts';
import { validateSite } from '../../src/site-build/validate-site.ts';
import { createLocale } from '../../src/core/messages/locale.ts';
import { createApp } from '../../src/server/app.ts';
import { readBuiltSiteData } from '../../src/server/read-built-site.ts';
import { captureOutput } from '../../src/tools/testing/capture-output.ts';
import { root } from '../helpers/project.ts';
import { copySmallSite } from '../helpers/small-site.ts';

/* The bakery as a company with its own code: a section with a variant, a variant of an engine's section, a
   template, a widget, a rule, a language, and an extension with a collection, a JSON file and a route of the
   server. The engine is not changed. */
const site = copySmallSite('bakery');
const roots = { engine: root, site: site.root };
const gitStatus = () => execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
const before = gitStatus();

beforeAll(async () => {
  for (const folder of ['schemas', 'src'])
    cpSync(path.join(root, 'tests/sites/bakery', folder), path.join(site.root, folder), { recursive: true });
  const items = [
    { hour: '6 Uhr', what: 'Landbrot' },
    { hour: '7 Uhr', what: 'Mohnzopf' },
  ];
  site.replace(
    'brote.json',
    '{\n      "type": "price-table"',
    `${JSON.stringify({ type: 'oven-times', title: 'Aus dem Ofen', items })},
     ${JSON.stringify({ type: 'oven-times', variant: 'board', title: 'Auf der Tafel', items })},
     ${JSON.stringify({ type: 'text-block', variant: 'chalkboard', title: 'Heute', text: '<p>Zwetschgenkuchen.</p>' })},
     { "type": "price-table"`,
  );
  site.write('rezept.json', {
    $schema: '../schemas/editor/page.json',
    title: 'Mohnzopf zum Nachbacken | Mohn & Krume',
    description:
      'Wie der Mohnzopf auch zu Hause gelingt: was hineinkommt, wie lange er ruht und wie er gebacken wird.',
    template: { type: 'recipe', title: 'Mohnzopf', text: '<p>Am Abend vorher ansetzen.</p>' },
  });
  site.replace('_site.json', '"name":', '"market": { "day": "Samstag" }, "name":');
  site.replace(
    '_forms/feier.json',
    '"properties": {',
    '"properties": { "Gaeste": { "type": "integer", "title": "Gäste" },',
  );
  site.replace('_forms/feier.json', '"ui": {', '"ui": { "Gaeste": { "ui:widget": "loaf-count" },');
  await buildSite(roots, path.join(site.root, 'dist'), { progress: () => undefined });
}, 240_000);
afterAll(() => site.remove());

const built = (file: string) => readFileSync(path.join(site.root, 'dist', file), 'utf8');

test('a project with own code is valid, and its types and editor’s schemas are generated from its schemas', async () => {
  const { diagnostics } = (await validateSite(roots)).validation;
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(await compareGenerated(site.root, await generatedCode(roots))).toEqual({ outdated: [], stale: [] });
  const page = editorSchemas(roots).find((file) => file.path === 'schemas/editor/page.json');
  expect(page?.text).toContain('section-oven-times');
  expect(page?.text).toContain('template-recipe');
  expect(page?.text).toContain('what is special today');
});

test('pages show the project’s section, its variant and the output of its template', () => {
  expect(built('brote/index.html')).toMatch(/<li>6 Uhr<!-- --> <!-- -->Landbrot<\/li>/);
  expect(built('brote/index.html')).toMatch(/<button type="button"[^>]*>6 Uhr<!-- --> <!-- -->Landbrot/);
  expect(built('rezept/index.html')).toContain('Am Abend vorher ansetzen.');
});

test('pages show the project’s variant of an engine’s section, and the schema of the variant has limits', async () => {
  expect(built('brote/index.html')).toMatch(/<section class="wrap section \w+"><h2>Heute<\/h2>/);
  const text = site.read('brote.json');
  site.write('brote.json', text.replace('"variant":"chalkboard",', '$&"image":{"src":"brot.svg","alt":""},'));
  const { diagnostics } = (await validateSite(roots)).validation;
  expect(diagnostics.map(({ code, hint }) => [code, hint])).toContainEqual([
    expect.any(String),
    expect.stringContaining('A chalkboard has no picture'),
  ]);
  site.write('brote.json', text);
});

test('the browser gets the code of the section and of the widget', () => {
  const scripts = globSync('assets/*.js', { cwd: path.join(site.root, 'dist') }).map((file) => built(file));
  expect(scripts.some((text) => /useState/.test(text) && text.includes('onClick'))).toBe(true);
  expect(scripts.some((text) => text.includes('loaf-count'))).toBe(true);
});

test('the gallery lists the project’s section and template with those of the engine', async () => {
  const { entries } = await loadGallery(roots);
  const names = entries.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['oven-times', 'recipe', 'faq']));
  const text = entries.find(({ name }) => name === 'text-block');
  expect(text?.examples.map(({ name }) => name)).toContain('chalkboard');
});

test('the rule of the project runs', async () => {
  const text = site.read('brote.json');
  site.write(
    'brote.json',
    text.replace(
      /"description": "[^"]*"/,
      '"description": "Was bei uns im Regal liegt, was darin steckt und was es kostet."',
    ),
  );
  const { diagnostics } = (await validateSite(roots)).validation;
  expect(diagnostics.map(({ code }) => code)).toContain('no-bread');
  site.write('brote.json', text);
});

test('a migration of the project changes old content, and its number is separate from the engine’s', async () => {
  const [page, settings] = [site.read('rezept.json'), site.read('_site.json')];
  site.write('rezept.json', page.replace('"text":', '"body":'));
  site.write('_site.json', settings.replace(/"contentVersions": \{ "project": 1 \},\s*/, ''));
  const { diagnostics } = (await validateSite(roots)).validation;
  expect(diagnostics.map(({ code }) => code)).toContain('outdated-content');
  expect(diagnostics.find(({ code }) => code === 'outdated-content')).toMatchObject({
    message: expect.stringContaining('The content of "project" is at version 0, and the schemas are at 1'),
    hint: expect.stringContaining('project 1. The text of a recipe is called text.'),
  });
  const { code, stdout } = await captureOutput('migrate', roots, ['--yes']);
  expect(stdout).toContain('The content goes from version 0 to 1 (project):');
  expect(code).toBe(0);
  expect(JSON.parse(site.read('rezept.json'))).toEqual(JSON.parse(page));
  expect(JSON.parse(site.read('_site.json'))).toEqual(JSON.parse(settings));
  site.write('_site.json', settings.replace('"project": 1', '"project": 2'));
  const { diagnostics: newer } = (await validateSite(roots)).validation;
  expect(newer.map(({ code: each }) => each)).toContain('newer-content');
  site.write('rezept.json', page);
  site.write('_site.json', settings);
});

test('the extension of the project writes a file, and the server answers at its route', async () => {
  expect(JSON.parse(built('market.json'))).toEqual({ market: { day: 'Samstag' }, recipes: ['/rezept'] });
  const folder = path.join(site.root, 'dist');
  const { thirdParties, ...words } = readBuiltSiteData(folder);
  const app = await createApp({ folder, site: site.root, thirdParties, locale: createLocale(words) });
  expect((await app.inject('/api/market')).json()).toEqual({ day: 'Samstag' });
  await app.close();
});

test('a project’s language is one file, and missing messages are reported', async () => {
  const words = ['src/messages/en.json', 'src/server/messages/en.json'].map(
    (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>,
  );
  const all: Record<string, string> = Object.assign({}, ...words);
  const [missing = '', ...rest] = Object.keys(all);
  const language = (keys: readonly string[]) => {
    mkdirSync(path.join(site.root, 'src/messages'), { recursive: true });
    const texts = Object.fromEntries(keys.map((key) => [key, all[key]]));
    writeFileSync(path.join(site.root, 'src/messages/nl.json'), JSON.stringify(texts));
  };
  const text = site.read('_site.json');
  site.write(
    '_site.json',
    text.replace('"languages": [', '"languages": [{ "code": "nl", "name": "Nederlands" },'),
  );
  const reported = async () =>
    (await validateSite(roots)).validation.diagnostics.filter(({ code }) => code.endsWith('-messages'));
  language([missing, ...rest]);
  expect(await reported()).toEqual([]);
  language(rest);
  expect((await reported()).map(({ code, hint }) => `${code} ${hint}`)).toEqual([
    `incomplete-messages Add "${missing}".`,
  ]);
  site.write('_site.json', text);
});

test('no file of the project is written into the engine', () => {
  expect(gitStatus()).toBe(before);
  expect(existsSync(path.join(root, 'src/sections/oven-times'))).toBe(false);
});
