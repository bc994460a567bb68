import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBuildAddress, pageOfBuiltFile } from '../../src/core/page/build-addresses.ts';
import { buildSite } from '../../src/site-build/pages/build-site.ts';
import { validateSite } from '../../src/site-build/validate-site.ts';
import { findMarkupProblems } from '../../src/tools/testing/markup-problems.ts';
import { root } from '../helpers/project.ts';
import { copySmallSite } from '../helpers/small-site.ts';

/* Two neutral sites without a brand: a bakery in another language, and the smallest possible site. */
const sites = ['bakery', 'minimal'] as const;
const folders = new Map<string, string>();
const roots = (name: string) => ({ engine: root, site: path.join(root, 'tests/sites', name) });

beforeAll(async () => {
  for (const name of sites) {
    const folder = await mkdtemp(path.join(os.tmpdir(), `${name}-`));
    folders.set(name, folder);
    await buildSite(roots(name), folder, { progress: () => undefined });
  }
}, 240_000);

afterAll(async () => {
  for (const folder of folders.values()) await rm(folder, { recursive: true });
});

const listBuiltFiles = (name: string) =>
  globSync('**/*', { cwd: folders.get(name) ?? '', withFileTypes: true })
    .concat(globSync('.server/**/*', { cwd: folders.get(name) ?? '', withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
const listBuiltPages = (name: string) => listBuiltFiles(name).filter((file) => file.endsWith('.html'));
const readBuiltTexts = (name: string) =>
  listBuiltFiles(name)
    .filter((file) => /\.(html|json|js|css|svg|xml|txt|webmanifest)$|_headers$/.test(file))
    .map((file) => ({ file: path.basename(file), text: readFileSync(file, 'utf8') }));

describe.each(sites)('the site %s', (name) => {
  test('is valid and has no warning', async () => {
    const { diagnostics } = (await validateSite(roots(name))).validation;
    // An unfinished schema has its own warnings.
    expect(diagnostics.filter(({ file }) => !file.startsWith('schemas/'))).toEqual([]);
  });

  test('no redirect may hide a file of the build', () => {
    const addresses = listBuiltFiles(name)
      .map((file) => file.slice(folders.get(name)!.length))
      .filter((file) => !file.startsWith('/.server/') && !/\.(br|gz)$/.test(file));
    expect(addresses.filter((each) => !isBuildAddress(each) && pageOfBuiltFile(each) === undefined)).toEqual(
      [],
    );
  });

  test('is rendered without errors, in the language of the site or of the address', () => {
    expect(listBuiltPages(name).length).toBeGreaterThan(0);
    const { language, languages = [] } = JSON.parse(
      readFileSync(path.join(roots(name).site, 'pages-config/_site.json'), 'utf8'),
    ) as { language: string; languages?: { code: string }[] };
    for (const file of listBuiltPages(name)) {
      const html = readFileSync(file, 'utf8');
      expect(
        findMarkupProblems(html).filter((problem) => problem !== '<script>'),
        file,
      ).toEqual([]);
      const [below = ''] = path.relative(folders.get(name)!, file).split(path.sep);
      const other = languages.find(({ code }) => code === below)?.code;
      expect(html).toContain(`<html lang="${other ?? language}"`);
    }
  });

  test('has no content of another site or of an inactive extension', () => {
    const other = /illumine|journal|newsreader|\bINR\b|kolkata/i;
    expect(readBuiltTexts(name).length).toBeGreaterThan(10);
    const found = readBuiltTexts(name).filter(({ text }) => other.test(text));
    expect(found.map(({ file, text }) => `${file}: ${other.exec(text)?.[0]}`)).toEqual([]);
  });

  test('loads no tracker: the code for consent is only loaded if one is configured', () => {
    const reported = readBuiltTexts(name).filter(({ file }) => /\.(html|json)$|_headers$/.test(file));
    expect(reported.filter(({ text }) => /googletagmanager/.test(text)).map(({ file }) => file)).toEqual([]);
  });
});

test('neither validation nor the build loads code of an extension that the site does not use', () => {
  const site = copySmallSite('bakery');
  const list = path.join(site.root, 'loaded.txt');
  const hook = `
    import { appendFileSync } from 'node:fs';
    import { registerHooks } from 'node:module';
    registerHooks({
      load: (url, context, next) => (appendFileSync(${JSON.stringify(list)}, url + '\\n'), next(url, context)),
    });`;
  // Threads and child processes inherit the hook.
  const env = {
    ...process.env,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}`,
    VITEST: '',
  };
  for (const command of ['validate', 'build'])
    execFileSync(process.execPath, ['scripts/pagewright.mjs', command, '--site', site.root], {
      cwd: root,
      env,
    });
  const loaded = readFileSync(list, 'utf8').split('\n');
  expect(loaded.some((url) => url.endsWith('/src/site-build/pages/build-site.ts'))).toBe(true);
  expect(loaded.filter((url) => url.includes('/src/journal/'))).toEqual([]);
  site.remove();
}, 240_000);

test('the bakery has few files', () => {
  // Each page has three files: HTML, data, and the picture for social networks.
  const more = 3 * (listBuiltPages('bakery').length - 1 - 3);
  // Every form is a separate module, and the shared code of the first two is another.
  const forms = globSync('pages-config/_forms/*.json', { cwd: roots('bakery').site }).length;
  // One module uploads files before forms, if a form asks for a file.
  const uploads = 1;
  // The modules of a plain page, and those that a hydrated page loads in addition.
  const plain = 3;
  // The shared file of all pages of its second language.
  const languages = 1;
  const fetched = listBuiltFiles('bakery').filter((file) => !file.includes(`${path.sep}.server${path.sep}`));
  expect(fetched.length).toBeLessThanOrEqual(
    57 + plain + more + languages + uploads + (forms > 1 ? forms : 0),
  );
});

test('the bakery addresses its visitors in German', () => {
  const english = /\b(Skip to content|Menu|Appearance|optional”|Light|Dark|Close|Required|Sending|Loading)\b/;
  const german = listBuiltPages('bakery').filter((file) => !file.includes(`${path.sep}en${path.sep}`));
  const spoken = german.map((file) => {
    const html = readFileSync(file, 'utf8');
    const labels = [...html.matchAll(/(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(
      ([, text]) => text,
    );
    return `${html.replace(/<head>[\s\S]*<\/head>/, '').replace(/<[^>]*>/g, ' ')} ${labels.join(' ')}`;
  });
  expect(spoken.filter((text) => english.test(text)).map((text) => english.exec(text)?.[0])).toEqual([]);
});

test('the English page of the bakery has texts, frame and links in English, and marks German parts with their language', () => {
  const [html, original] = ['en/bestellen', 'bestellen'].map((folder) =>
    readFileSync(path.join(folders.get('bakery')!, folder, 'index.html'), 'utf8'),
  ) as [string, string];
  const alternateLinks = (text: string) => text.match(/<link rel="alternate"[^>]*>/g);
  expect(alternateLinks(html)?.map((link) => /hreflang="([^"]*)"/.exec(link)?.[1])).toEqual([
    'de-DE',
    'en',
    'x-default',
  ]);
  expect(alternateLinks(original)).toEqual(alternateLinks(html));
  expect(html).toContain('<link rel="canonical" href="https://mohn-und-krume.example/en/bestellen">');
  expect(html).toContain('Skip to content');
  expect(html).toContain('Bread with time');
  expect(html).not.toMatch(/Zum Inhalt|Brot mit Zeit|Menü/);
  expect(html).toMatch(/<a href="\/ueber-uns#impressum" hreflang="de-DE" data-language="DE">Imprint<\/a>/);
  // The questions of the only form are in German; the texts of the interface between them are in English.
  expect(html).toMatch(/<div class="[^"]*" data-field="" lang="de-DE"|<div data-field="" lang="de-DE"/);
  expect(html).toMatch(/<span class="[^"]*" lang="en">\s*(<!-- -->)?optional<\/span>/);
  expect(html).toMatch(/<a href="\/bestellen" hrefLang="de-DE" lang="de-DE">Deutsch<\/a>/i);
  expect(original).toMatch(/<a href="\/en\/bestellen" hrefLang="en" lang="en">English<\/a>/i);
  expect(original).not.toContain('lang="de-DE">Impressum');
  expect(original).not.toMatch(/data-field="" lang=/);
});

test('a site without a theme and a mark gets the theme of the engine, and the first letter of its name as icon', () => {
  const icon = readFileSync(path.join(folders.get('minimal') ?? '', 'favicon.svg'), 'utf8');
  expect(icon).toMatch(/<circle[^>]*><path fill="#[0-9a-f]{6}" d="M/);
  expect(listBuiltFiles('minimal').filter((file) => file.endsWith('.woff2'))).toEqual([]);
  const manifest = readFileSync(path.join(folders.get('minimal') ?? '', 'site.webmanifest'), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({ theme_color: '#ffffff' });
});
