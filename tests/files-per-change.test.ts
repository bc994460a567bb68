/** @module-tag long */
import { globSync, readFileSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as prettier from 'prettier';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generatedCode } from '../src/site-build/generate/generate.ts';
import { compareGenerated } from '../src/site-build/generate/sync-generated.ts';
import { validateSite } from '../src/site-build/validate-site.ts';
import type { Diagnostic } from '../src/core/diagnostic.ts';
import { mainHtml, readBuiltSite } from './workshop/built/built-site.ts';
import { entryKinds, entryLists } from '../src/tools/scaffold/entry-lists.ts';
import { declaredLanguages } from '../src/core/content/languages/languages.ts';
import { parseTranslation } from '../src/core/page/routes.ts';
import { listKinds } from '../src/tools/scaffold/scaffold.ts';
import { readSite } from '../src/tools/scaffold/scaffold-site.ts';
import { editLists } from './helpers/edit-lists.ts';
import { listHeadingElements } from './helpers/markup.ts';
import { listElements, findMarkupProblems } from '../src/tools/testing/markup-problems.ts';
import { copyProject } from './helpers/project-copy.ts';
import type { ProjectCopy, ScriptResult } from './helpers/project-copy.ts';
import { root } from './helpers/project.ts';
import { captureOutput } from '../src/tools/testing/capture-output.ts';

/* Ordinary changes of content cause no error. In a copy of the project, the documented commands create everything
   that `npm run new` can create, for every list on disk; then entries of every list are added, renamed and removed.
   Afterwards the commands run that editors and developers use after each change. */
let copy: ProjectCopy;
let roots: { engine: string; site: string };
/** The output of the commands of README.md and of the guides, by the arguments after `npm run new --`. */
const documented = new Map<string, ScriptResult>();
/** The same for every other kind, and for every list that accepts an entry. */
const others = new Map<string, ScriptResult>();
/** The files that were added or got an entry, and the results of the checks afterwards. */
let made: { added: string[]; changed: string[]; diagnostics: Diagnostic[]; unformatted: string[] };
/** The lists that were edited afterwards, and the diagnostics of the next validation. */
let edited: { lists: string[]; diagnostics: Diagnostic[] };
let built: ScriptResult;
let contract: ScriptResult;

const quote = { type: 'brand-new-section', id: 'said', title: 'A sentence worth a line of its own' };

beforeAll(async () => {
  copy = await copyProject();
  roots = { engine: copy.root, site: copy.root };
  for (const words of documentedCalls()) documented.set(words.join(' '), await make(words));
  for (const words of await otherCalls()) others.set(words.join(' '), await make(words));
  const changes = await copy.changes();
  made = { ...changes, diagnostics: await validate(), unformatted: await findUnformatted(changes) };
  await finish([...changes.added, ...changes.changed]);
  await copy.run('generate');
  await useOnPage('pages-config/brand-new-page.json', [quote, { type: 'form', form: 'brand-new-form' }]);
  const lists = await editLists(await readSite(roots), (file, text) =>
    copy.write(file, withoutIdle(inWords(text))),
  );
  edited = { lists, diagnostics: await validate() };
  [built, contract] = await Promise.all([copy.run('build'), copy.test('tests/contract.test.tsx')]);
}, 600_000);

afterAll(() => copy.remove());

describe('npm run new', () => {
  test('creates the files that the documents name', () => {
    expect(documented.size).toBeGreaterThanOrEqual(7);
    expect([...documented].filter(([, { code }]) => code !== 0)).toEqual([]);
  });

  test('creates everything else that the schemas name, in every list', () => {
    expect(others.size).toBeGreaterThanOrEqual(12);
    expect([...others].filter(([, { code }]) => code !== 0)).toEqual([]);
  });

  test('edits no existing file except the lists that get an entry', () => {
    const lists = /^pages-config\/(?!_forms\/|_media\/)[\w/-]+\.json$/;
    expect(made.changed.filter((file) => !lists.test(file)).sort()).toEqual([]);
  });

  test('writes formatted files, and the generated ones', async () => {
    expect(made.unformatted).toEqual([]);
    const differences = await compareGenerated(
      copy.root,
      await generatedCode({ engine: copy.root, site: copy.root }),
    );
    expect(differences).toEqual({ outdated: [], stale: [] });
  });

  test('leaves no errors except placeholders outside drafts, and names each missing text', () => {
    expect(onlyErrors(made.diagnostics).filter(({ code }) => code !== 'placeholder')).toEqual([]);
    const unfinished = new Set(
      made.diagnostics.flatMap(({ code, file }) => (code === 'placeholder' ? [file] : [])),
    );
    const written = [...made.added, ...made.changed].filter((file) =>
      /^pages-config\/[^_].*\.json$/.test(file),
    );
    expect(written.length).toBeGreaterThanOrEqual(10);
    expect(written.filter((file) => !unfinished.has(file))).toEqual([]);
    expect(unfinished).toContain('schemas/sections/brand-new-section.schema.json');
    expect(unfinished).toContain('schemas/templates/brand-new-template.schema.json');
  });

  test('overwrites nothing, and refuses with the reason', async () => {
    const again = await make(['page', 'brand-new-page']);
    expect(again).toEqual({
      code: 1,
      output: 'pages-config/brand-new-page.json exists already: choose another name, or edit that file.\n',
    });
    for (const name of ['Help', '../evil', 'a b', '/help', '_site', 'help/'])
      expect(await make(['page', name])).toEqual({
        code: 1,
        output: `"${name}" can't be a name: use lower case letters, digits and hyphens, with slashes for folders (help/payment), such as thesis-editing.\n`,
      });
    const unknown = await make(['poem', 'ode']);
    expect(unknown).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^"poem" is not one of: page, .*[a-z]\.\n$/) as string,
    });
    expect((await make(['secton', 'ode'])).output).toMatch(/\. Did you mean "section"\?\n$/);
    for (const words of [[], ['page'], ['page', 'a', 'b']])
      expect(await make(words)).toMatchObject({
        code: 2,
        output: expect.stringMatching(
          /^KIND is one of: page, [^]*\nnpm run new -- KIND NAME \[OPTION…\]\n$/,
        ) as string,
      });
    expect(await make(['--poem', 'ode'])).toEqual({
      code: 2,
      output: 'There is no option --poem here.\nnpm run new -- KIND NAME [OPTION…]\n',
    });
  }, 120_000);
});

describe('entries that are added, renamed and removed', () => {
  test('include every list', () => {
    expect(edited.lists.length).toBeGreaterThanOrEqual(50);
  });

  test('cause no error', () => {
    expect(onlyErrors(edited.diagnostics)).toEqual([]);
  });
});

test('the build and the contract of sections, templates and pages pass with all of it', () => {
  expect(built).toEqual({ code: 0, output: expect.stringMatching(/Built \d+ pages/) as string });
  expect(contract.output).toMatch(/Tests +\d+ passed \(\d+\)/);
  expect(contract.code, contract.output).toBe(0);
});

describe('the built site has every created entry', () => {
  test('the page, at the route of its path, with its section and its form', async () => {
    const html = await page('brand-new-page');
    expect(listHeadingElements(html)).toContainEqual({ level: 1, text: 'Brand new page' });
    expect(listHeadingElements(html)).toContainEqual({ level: 2, text: quote.title });
    expect(findMarkupProblems(html).filter((problem) => problem !== '<script>')).toEqual([]);
    expect(html).toMatch(/<form [^>]*action="\/api\/forms\/brand-new-form"[^>]* method="post"/);
    expect(await copy.read('dist/sitemap.xml')).toContain('/brand-new-page</loc>');
  });

  test('the section’s own styles, in a sheet that its page loads', async () => {
    const html = await page('brand-new-page');
    const section = listElements(html).find(({ properties }) => properties['id'] === 'said');
    const classes = [section?.properties['className'] ?? []].flat().map(String);
    const name = classes.find((each) => !['wrap', 'section'].includes(each)) ?? 'none';
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)">/g)].map(([, file]) => file);
    const styles = await Promise.all(sheets.map((file) => copy.read(`dist/${file}`)));
    expect(styles.join('')).toContain(`.${name}`);
  });

  test('the service, once on every grid of tiles and in the footer of every page', () => {
    const { pages } = readBuiltSite(path.join(copy.root, 'dist'));
    // A translation lists its tiles itself: a new service appears in it after its name is translated.
    const grids = pages.filter(({ types, language }) => types.includes('tile-grid') && !language);
    expect(grids.length).toBeGreaterThan(0);
    for (const grid of grids) {
      expect(listHeadingElements(mainHtml(grid)), grid.route).toContainEqual({
        level: 3,
        text: 'Brand new service',
      });
      expect(linksTo(mainHtml(grid), '/brand-new-service'), grid.route).toBe(1);
    }
    expect(pages.length).toBeGreaterThan(3);
    const without = pages.filter(
      ({ html }) => linksTo(html.slice(html.indexOf('<footer')), '/brand-new-service') !== 1,
    );
    expect(without.map(({ route }) => route)).toEqual([]);
  });

  test('the page with the new template', async () => {
    expect(listHeadingElements(await page('brand-new-poster'))[0]).toEqual({
      level: 1,
      text: 'Brand new poster',
    });
  });
});

/** The calls in README.md and in the guides; a word in capitals is a placeholder. */
function documentedCalls(): string[][] {
  const texts = ['README.md', 'pages-config/_guide.md', ...globSync('src/guides/*.md', { cwd: root })].map(
    (file) => readFileSync(path.join(root, file), 'utf8'),
  );
  const calls = texts.flatMap((text) =>
    [...text.matchAll(/npm run new -- ([^`#\n|]+)/g)].map(([, words = '']) => words.trim()),
  );
  return (
    [...new Set(calls)]
      // A new site is a folder beside this project: tests/node/new-site.test.ts makes one elsewhere.
      .filter((words) => !/\b[A-Z]{2,}|^site /.test(words))
      .map((words) =>
        [...words.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
      )
  );
}

/** The calls for every kind, and for every list that accepts an entry. */
async function otherCalls(): Promise<string[][]> {
  const site = await readSite(roots);
  const entries = entryKinds(site.set);
  const kinds = (await listKinds(roots)).filter((kind) => !entries.includes(kind));
  const inLists = entries.flatMap((kind) =>
    entryLists(kind, site).map(({ id }) => [kind, `Brand new ${kind}`, '--in', id]),
  );
  const names: Record<string, string> = {
    issue: 'v97/i1',
    paper: 'v98/i1/brand-new-paper',
    'list-part': 'archive/2031',
    notice: pageName(pagesWithTemplate(site, 'paper')[0]),
  };
  // A site has one such page at most.
  const making = kinds.filter(
    (kind) => kind !== 'online-first' || pagesWithTemplate(site, kind).length === 0,
  );
  const calls = making.map((kind) =>
    kind === 'translation' ? [kind, ...toTranslate(site)] : [kind, names[kind] ?? `brand-new-${kind}`],
  );
  return [...calls, ...inLists];
}

type Site = Awaited<ReturnType<typeof readSite>>;

function pagesWithTemplate({ pages }: Site, template: string): Site['pages'] {
  return pages.filter(({ data }) => (data['template'] as { type?: string } | undefined)?.type === template);
}

/** The name of a page in commands: its path within the content. */
function pageName(page: { file: string } | undefined): string {
  return page?.file.replace(/^pages-config\/|\.json$/g, '') ?? '';
}

/** A page without a translation, and a language to translate it into. */
function toTranslate({ data, pages }: Site): [page: string, language: string] {
  const { code = '' } = declaredLanguages(data).find((each) => each.code !== data['language']) ?? {};
  const files = pages.map(({ file }) => file);
  const isAlone = (file: string) =>
    !parseTranslation(file) && !files.includes(file.replace(/json$/, `${code}.json`));
  const page = pages.find(({ file, data: { sections } }) => sections && isAlone(file));
  return [pageName(page), code];
}

async function make(words: string[]): Promise<ScriptResult> {
  const { code, stdout, stderr } = await captureOutput('new', roots, words);
  return { code, output: code === 0 ? stdout : stderr };
}

/** Replaces placeholders and samples, as an author does. */
async function finish(files: readonly string[]): Promise<void> {
  for (const file of files) {
    if (file.endsWith('.pdf')) {
      const sample = await readFile(path.join(copy.root, file), 'latin1');
      await writeFile(path.join(copy.root, file), sample.replace('TODO', 'Read'), 'latin1');
    }
    if (/\/sample\.[a-z0-9]+$/.test(file)) {
      const own = path.join(copy.root, file.replace(/sample(\.[a-z0-9]+)$/, 'brand-new$1'));
      await copyFile(path.join(copy.root, file), own);
    }
    if (!/^(pages-config|schemas\/(sections|templates|widgets|questions)).*\.json$/.test(file)) continue;
    const written = inWords(await copy.read(file));
    await copy.write(file, written.replace('  "draft": true,\n', ''));
  }
}

/** Removes accepted words that no text of the file contains. */
function withoutIdle(text: string): string {
  const { accepted, ...rest } = JSON.parse(text) as { accepted?: { words: string }[] };
  const held = accepted?.filter(({ words }) => !words.startsWith('Words'));
  return JSON.stringify({ ...rest, ...(held && { accepted: held }) });
}

/** Completes a file as its author would: with texts, days and files. */
function inWords(text: string): string {
  return text
    .replaceAll(/\bTODO( \d+)?(: )?/g, (_, number = '') => `Words${String(number)} `)
    .replaceAll(/\/sample(\.[a-z0-9]+")/g, '/brand-new$1')
    .replaceAll('9999-12-31', '2031-12-31')
    .replaceAll('https://example.org/todo', 'https://example.org/done')
    .replaceAll('12:00 AM - 11:59 PM UTC', '10:00 AM - 11:00 AM UTC');
}

async function validate(): Promise<Diagnostic[]> {
  return (await validateSite(roots)).validation.diagnostics;
}

function onlyErrors(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** The written files that `npm run format` would change. */
async function findUnformatted({ added, changed }: Record<'added' | 'changed', string[]>): Promise<string[]> {
  const files = [...added, ...changed].filter((file) => /\.(json|tsx?|css)$/.test(file));
  const style = await prettier.resolveConfig(path.join(root, 'package.json'));
  const asWanted = await Promise.all(
    files.map(async (file) => prettier.check(await copy.read(file), { ...style, filepath: file })),
  );
  return files.filter((_, index) => !asWanted[index]);
}

async function useOnPage(file: string, more: object[]): Promise<void> {
  const content = JSON.parse(await copy.read(file)) as { sections: object[] };
  content.sections.push(...more);
  await copy.write(file, JSON.stringify(content));
}

function page(route: string): Promise<string> {
  return copy.read(`dist/${route}/index.html`);
}

function linksTo(html: string, route: string): number {
  return listElements(html).filter(
    ({ tagName, properties }) => tagName === 'a' && properties['href'] === route,
  ).length;
}
