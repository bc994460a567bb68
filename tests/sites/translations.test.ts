import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../src/site-build/pages/build-site.ts';
import { validateSite } from '../../src/site-build/validate-site.ts';
import type { Migration } from '../../src/authoring/migrations/migration.ts';
import { root } from '../helpers/project.ts';
import { copySmallSite, type SmallSite } from '../helpers/small-site.ts';
import { captureOutput } from '../../src/tools/testing/capture-output.ts';
import { migrateCommand } from '../../src/tools/migrate/migrate-command.ts';

/* The second language of the bakery, as a team works with it. */
let site: SmallSite;

beforeAll(() => {
  site = copySmallSite('bakery');
  // One text of the site is not translated.
  site.write('_site.json', read('_site.json').replace('"Impressum": "Imprint",', ''));
});

afterAll(() => site.remove());

const roots = () => ({ engine: root, site: site.root });
const read = (file: string) => readFileSync(path.join(site.root, 'pages-config', file), 'utf8');
const page = (file: string) =>
  JSON.parse(read(file)) as { title: string; sections: Record<string, unknown>[] };
const built = (file: string) => readFileSync(path.join(site.root, 'dist', file), 'utf8');

async function content(...args: string[]) {
  const { code, stdout: out, stderr: err } = await captureOutput('content', roots(), args);
  // Paths are relative to the engine.
  return {
    code,
    lines: (out + err)
      .replaceAll(/\S*(?=pages-config\/)/g, '')
      .trimEnd()
      .split('\n'),
  };
}

async function diagnostics() {
  const { diagnostics } = (await validateSite(roots())).validation;
  // The output without the warnings about missing texts, and about the editor's schemas, which the copy does not
  // have.
  const expected = ['schema-path', 'placeholder', 'untranslated-text', 'other-language'];
  return diagnostics.filter(({ code }) => !expected.includes(code));
}

const DESCRIPTION =
  'There is no page at this address: it has moved, or it never was. From here you get to our bread and rolls.';
const untranslated = expect.stringMatching(
  /^pages-config\/_site\.json:\d+:\d+ "Impressum" is not translated into "en"$/,
) as string;
const one = '1 part is outdated; after you update a page: npm run content -- translated FILE';

test('drift lists the untranslated parts of the site, and no page that is up to date', async () => {
  expect(await content('drift')).toEqual({ code: 0, lines: [untranslated, one] });
});

test('a changed original is an outdated part, until an editor marks it as done', async () => {
  const original = page('bestellen.json');
  original.sections[2]!['title'] = 'Wann Sie uns finden';
  site.write('bestellen.json', original);
  const { lines } = await content('drift');
  expect(lines).toEqual([
    untranslated,
    expect.stringMatching(
      /^pages-config\/bestellen\.en\.json:\d+:\d+ section 3 \(fact-list\) has changed in the original: pages-config\/bestellen\.json:\d+:\d+$/,
    ),
    '2 parts are outdated; after you update a page: npm run content -- translated FILE',
  ]);
  const noted = 'pages-config/bestellen.en.json translates pages-config/bestellen.json as it is now';
  expect(await content('translated', '/en/bestellen', '--yes')).toEqual({ code: 0, lines: [noted, 'Done.'] });
  expect((await content('drift')).lines).toEqual([untranslated, one]);
});

test('while the original or the translation is unreadable, only that is reported, and no fingerprint is noted', async () => {
  for (const file of ['bestellen.json', 'bestellen.en.json'])
    for (const text of ['{ "title": ', '[1]']) {
      const [before, noted] = [read(file), read('bestellen.en.json')];
      site.write(file, text);
      const { lines } = await content('drift');
      expect(lines.slice(1)).toEqual([
        `pages-config/bestellen.en.json:1:1 pages-config/${file} can’t be read: npm run validate says why`,
        '2 parts are outdated; after you update a page: npm run content -- translated FILE',
      ]);
      expect(await content('translated', '/en/bestellen', '--yes')).toEqual({
        code: 1,
        lines: [`pages-config/${file} can’t be read: npm run validate says why.`],
      });
      if (file === 'bestellen.json') expect(read('bestellen.en.json')).toBe(noted);
      site.write(file, before);
    }
});

test('a page that is not a translation can’t be marked', async () => {
  expect(await content('translated', 'brote.json', '--yes')).toEqual({
    code: 1,
    lines: ['"brote.json" is no translation: name one, such as about.hi.json or /hi/about.'],
  });
});

test('a new translation is valid at once, and drift names each part that is still German', async () => {
  const { code, stdout } = await captureOutput('new', roots(), ['translation', 'ueber-uns', 'en']);
  expect([code, stdout.split('\n')[0]]).toEqual([0, 'wrote pages-config/ueber-uns.en.json']);
  expect(await diagnostics()).toEqual([]);
  const { lines } = await content('drift');
  const parts = lines.flatMap((line) => /ueber-uns\.en\.json:\d+:\d+ (.*yet)/.exec(line)?.[1] ?? []);
  expect(parts).toEqual(
    page('ueber-uns.json').sections.map(
      ({ type }, index) => `section ${index + 1} (${type}) is not translated yet`,
    ),
  );
});

test.each([
  [['translation', 'ueber-uns'], 'Add the language after the page, one of "en": translation ueber-uns en.'],
  [['translation', 'brote', 'fr'], 'Add the language after the page, one of "en": translation brote en.'],
  [['translation', 'brot', 'en'], 'There is no page /brot to translate. Did you mean /brote?'],
  [
    ['translation', 'bestellen', 'en'],
    'pages-config/bestellen.en.json exists already: choose another name, or edit that file.',
  ],
])('%s is refused', async (args, refused) => {
  expect(await captureOutput('new', roots(), args)).toEqual({ stdout: '', stderr: `${refused}\n`, code: 1 });
});

test('a migration changes original and translation alike, so the translation stays up to date', async () => {
  const move: Migration = {
    number: 1,
    title: 'the bakery has moved two doors on',
    steps: [({ text }) => ({ text: text.replaceAll('Brunnenmarkt 3', 'Brunnenmarkt 5') })],
    examples: [],
  };
  let output = '';
  const report = (text: string) => void (output += text);
  const version = read('_site.json');
  expect(
    await migrateCommand(
      {
        roots: roots(),
        values: { yes: true },
        positionals: [],
        out: report,
        err: report,
        hasColours: false,
        columns: 80,
      },
      [move],
    ),
  ).toBe(0);
  expect(output).toContain('Brunnenmarkt 5');
  expect(read('bestellen.en.json')).toContain('Brunnenmarkt 5');
  // The number is unknown to the engine.
  site.write('_site.json', version);
  const { lines } = await content('drift');
  expect(lines.filter((line) => line.includes('bestellen'))).toEqual([]);
});

test('the not-found page is translated like any page', async () => {
  expect((await captureOutput('new', roots(), ['translation', '_not-found', 'en'])).code).toBe(0);
  expect(await diagnostics()).toEqual([]);
  const lost = page('_not-found.json');
  const english = { ...lost, title: 'Page not found: nothing but crumbs', description: DESCRIPTION };
  english.sections = [{ ...lost.sections[0], title: 'Nothing but', accent: 'crumbs' }];
  site.write('_not-found.en.json', english);
  expect((await content('drift')).lines).toContainEqual(
    expect.stringMatching(/^pages-config\/_not-found\.en\.json/),
  );
  expect((await content('translated', '_not-found.en.json', '--yes')).code).toBe(0);
  expect((await content('drift')).lines).not.toContainEqual(expect.stringMatching(/_not-found/));
});

test(
  'a renamed page moves its translation too, and both old addresses redirect',
  { timeout: 120_000 },
  async () => {
    expect((await content('mv', '/bestellen', '/laden/bestellen', '--yes')).code).toBe(0);
    expect(await diagnostics()).toEqual([]);
    expect(existsSync(path.join(site.root, 'pages-config/bestellen.en.json'))).toBe(false);
    await buildSite(roots(), path.join(site.root, 'dist'), { progress: () => undefined });
    expect(built('_redirects')).toMatch(/^\/bestellen \/laden\/bestellen 308$/m);
    expect(built('_redirects')).toMatch(/^\/en\/bestellen \/en\/laden\/bestellen 308$/m);
    // A missing page below /en answers in English, on static hosts too.
    expect(built('_redirects')).toMatch(/^\/en\/\* \/en\/404\.html 404$/m);
    expect(built('en/404.html')).toMatch(/<html lang="en"[^]*Nothing but/);
    expect(built('404.html')).toContain('<html lang="de');
    expect(built('sitemap.xml')).not.toContain('404');
    expect(built('en/laden/bestellen/index.html')).toContain('hrefLang="de-DE"');
    expect(built('sitemap.xml')).toContain(
      '<xhtml:link rel="alternate" hreflang="en" href="https://mohn-und-krume.example/en/laden/bestellen"/>',
    );
  },
);

test('a removed page is removed with its translation', async () => {
  expect((await content('rm', '/laden/bestellen', '--to', '/brote', '--yes')).code).toBe(0);
  expect(existsSync(path.join(site.root, 'pages-config/laden'))).toBe(false);
  expect(JSON.parse(read('_redirects.json'))).toMatchObject({
    redirects: expect.arrayContaining([{ from: '/en/laden/bestellen', to: '/brote' }]) as unknown,
  });
});
