import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../src/site-build/pages/build-site.ts';
import { validateSite } from '../../src/site-build/validate-site.ts';
import { serve } from '../../src/server/serve.ts';
import { root } from '../helpers/project.ts';
import { captureOutput } from '../../src/tools/testing/capture-output.ts';

/* The commands for content, on a copy of the bakery. */
let site: string;

beforeAll(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'bakery-content-'));
  cpSync(path.join(root, 'tests/sites/bakery/pages-config'), path.join(site, 'pages-config'), {
    recursive: true,
  });
  // Other tests cover the translations.
  rmSync(path.join(site, 'pages-config/bestellen.en.json'));
});

afterAll(() => rmSync(site, { recursive: true }));

const roots = () => ({ engine: root, site });
const read = (file: string) => readFileSync(path.join(site, 'pages-config', file), 'utf8');

async function content(...args: string[]) {
  const { code, stdout: out, stderr: err } = await captureOutput('content', roots(), args);
  // Paths are relative to the engine.
  const shown = (text: string) => text.replaceAll(/^\S*(?=pages-config\/)/gm, '');
  return { code, out: shown(out), err: shown(err) };
}

async function errors() {
  const { diagnostics } = (await validateSite(roots())).validation;
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** All files of the content, by path, with their texts. */
function everything() {
  const files = readdirSync(path.join(site, 'pages-config'), { recursive: true, withFileTypes: true });
  const whole = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
  return Object.fromEntries(
    whole.sort().map((file) => [path.relative(site, file), readFileSync(file, 'utf8')]),
  );
}

describe('uses', () => {
  test('a page: every link to it, also in rich text and with an anchor', async () => {
    const { code, out } = await content('uses', '/ueber-uns');
    expect(code).toBe(0);
    expect(out).toMatch(/^pages-config\/_site\.json:\d+:\d+ \/ueber-uns#impressum$/m);
    expect(out).toMatch(/^pages-config\/index\.json:\d+:\d+ \/ueber-uns$/m);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^\d+ uses of the page \/ueber-uns$/);
  });

  test.each([
    [
      '/bestellen#oeffnungszeiten',
      /^pages-config\/_site\.json:\d+:44 \/bestellen#oeffnungszeiten\n1 use of the place/,
    ],
    [
      'drawings/laib.svg',
      /^pages-config\/index\.json:13:25 drawings\/laib\.svg\n1 use of the file drawings\/laib\.svg\n$/,
    ],
    ['pages-config/_forms/feier.json', /^pages-config\/feier\.json:20:15 feier\n1 use of the form feier\n$/],
    ['/bestellen/', /uses of the page \/bestellen\n$/],
    ['hero', /^pages-config\/index\.json:7:15 hero\n1 use of the section type hero\n$/],
    ['hero.accent', /^pages-config\/index\.json:9:7 accent\n1 use of the property hero\.accent\n$/],
    ['Frieda', /\d+ uses of the words “Frieda”\n$/],
    ['--poppy', /uses? of the token --poppy\n$/],
  ])('%s', async (name, lines) => {
    const { code, out } = await content('uses', name);
    expect(out).toMatch(lines);
    expect(code).toBe(0);
  });

  test('an unknown anchor is reported, with the existing ones', async () => {
    expect(await content('uses', '/feier#torte')).toEqual({
      code: 1,
      out: '',
      err: 'There is no anchor /feier#torte. Anchors on /feier: feier.\n',
    });
    const { code, out } = await content('uses', '/feier#feier');
    expect({ code, out }).toEqual({ code: 0, out: '0 uses of the place /feier#feier\n' });
  });

  test('an unknown name is reported', async () => {
    expect(await content('uses', 'nobody-knows-this')).toEqual({
      code: 1,
      out: '',
      err: 'Nothing in the content is called "nobody-knows-this", and no text names it.\n',
    });
  });
});

test('unused lists anchors and section types that no page of this site uses', async () => {
  const { out } = await content('unused');
  expect(out).toMatch(/^pages-config\/feier\.json:16:13 anchor \/feier#feier$/m);
  expect(out).toMatch(/^schemas\/sections\/gallery\.schema\.json:1:1 section gallery$/m);
  expect(out).not.toMatch(/section hero$/m);
  expect(out).not.toMatch(/anchor \/bestellen#oeffnungszeiten/);
});

describe('mv and rm', () => {
  test('a plan is shown, and nothing is written without confirmation', async () => {
    const before = everything();
    const { code, out } = await content('mv', '/brote', '/laden/brote');
    expect(code).toBe(0);
    expect(out).toMatch(/^pages-config\/brote\.json becomes pages-config\/laden\/brote\.json\n/);
    expect(out).toMatch(/^pages-config\/_site\.json:\d+:38 \/brote → \/laden\/brote$/m);
    expect(out).toMatch(/Nothing is changed yet: pass --yes to do this\.\n$/);
    expect(everything()).toEqual(before);
  });

  test('duplicate menu entries are removed, and that is reported', async () => {
    const { code, out } = await content('rm', '/bestellen', '--to', '/ueber-uns');
    expect(code).toBe(0);
    const ofSite = out.match(/(?<=^pages-config\/_site\.json:\d+:\d+ ).*/gm);
    expect(ofSite).toEqual([
      '/bestellen → /ueber-uns',
      '/bestellen is taken out of navigation, which leads to /ueber-uns already',
      '/bestellen → /ueber-uns',
      '/bestellen#oeffnungszeiten is taken out of footer, which leads to /ueber-uns already',
      '/bestellen → /ueber-uns',
    ]);
  });

  test('confirmation at the terminal has the same effect', async () => {
    const before = everything();
    const reported: string[] = [];
    const ask = (question: string) => Promise.resolve(reported.push(question) > 1 ? 'y' : 'no');
    await captureOutput('content', roots(), ['mv', 'feier', 'feste'], ask);
    expect(everything()).toEqual(before);
    await captureOutput('content', roots(), ['mv', 'feier', 'feste'], ask);
    expect(read('feier.json')).toBe(
      before['pages-config/feier.json']!.replace('"form": "feier"', '"form": "feste"'),
    );
    expect(reported).toEqual(['\nDo this? [y/N] ', '\nDo this? [y/N] ']);
    expect(await errors()).toEqual([]);
  });

  test('one command moves a page: no further edit is needed, and only its addresses change', async () => {
    const before = everything();
    const script = path.join(root, 'scripts/pagewright.mjs');
    const args = [script, 'content', 'mv', '/bestellen', '/laden/abholen', '--site', site, '--yes'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
    expect(stdout).toMatch(/Done\.\n$/);
    const after = everything();
    expect(await errors()).toEqual([]);
    expect(after['pages-config/bestellen.json']).toBeUndefined();
    expect(after['pages-config/laden/abholen.json']).toBeDefined();
    expect(read('_redirects.json')).toMatch(/\{ "from": "\/bestellen", "to": "\/laden\/abholen" \}/);
    const own = ['pages-config/_redirects.json', 'pages-config/laden/abholen.json'];
    for (const [file, text] of Object.entries(after).filter(([name]) => !own.includes(name)))
      expect(text.replaceAll('/laden/abholen', '/bestellen')).toBe(before[file]);
    const { out } = await content('uses', '/bestellen');
    expect(out).toMatch(
      /^pages-config\/_redirects\.json:3:\d+ \/bestellen\n1 use of the words “\/bestellen”\n$/,
    );
  }, 30_000);

  test('a change that would cause a diagnostic is refused, and nothing is written', async () => {
    const before = everything();
    const refused = [
      ['mv', '/brote', '/feier'],
      ['mv', '/brote', '/kein name'],
      ['mv', '/brote', '/media/brote'],
      ['mv', '/nirgends', '/brot'],
      ['mv', '/', '/start'],
      ['mv', 'drawings/laib.svg', 'drawings/laib.png'],
      ['mv', 'drawings/laib.svg', 'drawings/brezel.svg'],
      ['rm', 'drawings/laib.svg'],
      ['rm', 'bestellung'],
      ['rm', '/ueber-uns', '--gone'],
      ['rm', '/ueber-uns', '--to', '/nirgends'],
    ];
    for (const args of refused) expect([args, (await content(...args, '--yes')).code]).toEqual([args, 1]);
    expect((await content('mv', '/brote', '/media/brote')).err).toMatch(
      /^Nothing is changed: this would cause errors:\n.*The route \/media\/brote is reserved/,
    );
    expect((await content('rm', '/ueber-uns')).code).toBe(2);
    expect(everything()).toEqual(before);
  });

  test('mv renames a picture and its name on every page', async () => {
    expect((await content('mv', 'drawings/laib.svg', 'drawings/brot/laib.svg', '--yes')).code).toBe(0);
    expect(read('index.json')).toContain('"src": "drawings/brot/laib.svg"');
    expect(existsSync(path.join(site, 'pages-config/_media/drawings/laib.svg'))).toBe(false);
    expect(await errors()).toEqual([]);
  });

  test('mv renames an anchor and every link to it, and back again; rm refuses anchors', async () => {
    const before = everything();
    expect((await content('mv', '/ueber-uns#impressum', 'wer-wir-sind', '--yes')).code).toBe(0);
    expect(read('ueber-uns.json')).toContain('"id": "wer-wir-sind"');
    expect(read('_site.json')).toContain('"/ueber-uns#wer-wir-sind"');
    expect(await errors()).toEqual([]);
    expect((await content('rm', '/ueber-uns#wer-wir-sind', '--yes')).code).toBe(2);
    expect((await content('mv', '/ueber-uns#wer-wir-sind', '/ueber-uns#impressum', '--yes')).code).toBe(0);
    expect(everything()).toEqual(before);
  });

  test('a removed page redirects to another one, and causes no duplicate entry in a list', async () => {
    expect((await content('rm', '/brote', '--to', '/laden/abholen', '--yes')).code).toBe(0);
    expect(read('_site.json')).not.toContain('/brote');
    expect(read('_redirects.json')).toContain('{ "from": "/brote", "to": "/laden/abholen" }');
    expect(await errors()).toEqual([]);
  });

  test('a page that is moved twice is redirected directly', async () => {
    expect((await content('mv', '/laden/abholen', '/abholen', '--yes')).code).toBe(0);
    const { redirects } = JSON.parse(read('_redirects.json')) as { redirects: object[] };
    expect(redirects).toEqual([
      { from: '/bestellen', to: '/abholen' },
      { from: '/brote', to: '/abholen' },
      { from: '/laden/abholen', to: '/abholen' },
    ]);
    expect(existsSync(path.join(site, 'pages-config/laden'))).toBe(false);
    expect(await errors()).toEqual([]);
  });

  test('a page that no text refers to can be removed permanently, and its address answers that it is gone', async () => {
    expect((await content('rm', '/feier', '--gone', '--yes')).err).toMatch(
      /^\/feier is used; change these places first, or pass a replacement with --to:\n {2}pages-config\/abholen\.json:19:\d+ \/feier\n$/,
    );
    const text = read('abholen.json');
    writeFileSync(
      path.join(site, 'pages-config/abholen.json'),
      text.replace('<a href=\\"/feier\\">Torten für Feiern</a>', 'Torten für Feiern'),
    );
    expect((await content('rm', '/feier', '--gone', '--yes')).code).toBe(0);
    expect(read('_redirects.json')).toContain('{ "from": "/feier", "gone": true }');
    expect(await errors()).toEqual([]);
  });

  test(
    'the built site redirects its old addresses, on a server and on a static host',
    { timeout: 120_000 },
    async () => {
      await buildSite(roots(), path.join(site, 'dist'), { progress: () => undefined });
      expect(readFileSync(path.join(site, 'dist/_redirects'), 'utf8')).toContain('/bestellen /abholen 308\n');
      const server = await serve(site, { PORT: '0', LOG_LEVEL: 'silent' });
      try {
        const get = (url: string) => fetch(server.address + url, { redirect: 'manual' });
        const moved = await get('/bestellen?von=mail');
        expect([moved.status, moved.headers.get('location')]).toEqual([308, '/abholen?von=mail']);
        expect((await get('/feier/')).status).toBe(410);
        expect((await get('/abholen')).status).toBe(200);
      } finally {
        await server.stop();
      }
    },
  );
});

test('a misspelt verb is reported with the probable one', async () => {
  const { code, err } = await content('usess', '/');
  expect(code).toBe(2);
  expect(err).toMatch(/^There is no verb "usess"\. Did you mean "uses"\?\nnpm run content -- VERB …\n/);
  expect((await content('mv', '/brote')).err).toMatch(
    /^Give the old name and the new one\.\nnpm run content -- mv OLD NEW/,
  );
});

describe('fix', () => {
  const broken = `{
  "title": "Unsere Öfen | Mohn & Krume",
  "description": "Drei Öfen aus Stein, jeder mit seiner eigenen Hitze: was in welchem gebacken wird, und warum gerade dort.",
  "seo": { "noindx": true },
  "sections": [
    { "type": "page-haed", "title": "Unsere \\"Öfen\\"", "currentPage": "Öfen", "breadcrumbs": [{ "label": "Start", "to": "/" }] },
    {
      "type": "text-block",
      "title": "Drei Öfen",
      "text": "<p>Mehr <a href=\\"/Ueber-uns#impresum\\">über uns</a>.</p>",
      "image": { "src": "drawings/sauerteg.svg", "alt": "" },
      "action": { "label": "Zum Laden", "to": "ueber-uns" },
    }
  ]
}
`;

  test('applies every safe fix, in as many rounds as needed, and changes nothing else', async () => {
    writeFileSync(path.join(site, 'pages-config/oefen.json'), broken);
    const shown = await content('fix', 'pages-config/oefen.json');
    expect(shown.out).toContain('pages-config/oefen.json:4:12 "noindx" → "noindex"\n');
    expect(read('oefen.json')).toBe(broken);
    for (let turn = 0; turn < 2; turn++) await content('fix', 'pages-config/oefen.json', '--yes');
    expect(read('oefen.json')).toBe(
      broken
        .replace('{\n', '{\n  "$schema": "../schemas/editor/page.json",\n')
        .replace('noindx', 'noindex')
        .replace('page-haed', 'page-head')
        .replace('\\"Öfen\\"', '„Öfen“')
        .replace('/Ueber-uns#impresum', '/ueber-uns#impressum')
        .replace('sauerteg', 'sauerteig')
        .replace('"to": "ueber-uns"', '"to": "/ueber-uns"')
        .replace('},\n    }', '}\n    }'),
    );
    expect(await errors()).toEqual([]);
    expect(await content('fix', 'pages-config/oefen.json')).toEqual({
      code: 0,
      out: 'There is no obvious fix. All diagnostics: npm run validate\n',
      err: '',
    });
  });

  test('an invisible character is listed by its name', async () => {
    const before = read('danke.json');
    writeFileSync(path.join(site, 'pages-config/danke.json'), `\ufeff${before}`);
    const { out } = await content('fix', 'pages-config/danke.json');
    expect(out).toContain('pages-config/danke.json:1:1 U+FEFF (byte order mark) → nothing\n');
    await content('fix', 'pages-config/danke.json', '--yes');
    expect(read('danke.json').charCodeAt(0)).toBe('{'.charCodeAt(0));
    writeFileSync(path.join(site, 'pages-config/danke.json'), before);
  });

  test('an unknown path is reported', async () => {
    expect((await content('fix', 'pages-config/nirgends.json')).err).toMatch(/^There is no content at /);
  });
});

test('fmt sorts keys by their schema; a second run changes nothing; --check only reports', async () => {
  expect((await content('fmt')).code).toBe(0);
  const text = read('danke.json');
  const moved = text.replace(/("type": "[a-z-]+"),\s*("title": "[^"]*")/, '$2, $1');
  writeFileSync(path.join(site, 'pages-config/danke.json'), moved);
  const checked = await content('fmt', '--check');
  expect(checked).toEqual({
    code: 1,
    out: 'pages-config/danke.json\n1 file not in the order of the schemas\n',
    err: '',
  });
  expect(read('danke.json')).toBe(moved);
  expect(await content('fmt', 'pages-config/danke.json')).toEqual({
    code: 0,
    out: 'pages-config/danke.json\n1 file put in order\n',
    err: '',
  });
  expect(JSON.stringify(JSON.parse(read('danke.json')))).toBe(JSON.stringify(JSON.parse(text)));
  expect(await content('fmt', '--check')).toEqual({
    code: 0,
    out: '0 files not in the order of the schemas\n',
    err: '',
  });
});

test('a shared section is found, renamed on every page that uses it, and never removed while it is used', async () => {
  const hours = { type: 'text-block', title: 'Wann wir da sind', text: '<p>Von sieben bis 18 Uhr.</p>' };
  const page = JSON.parse(read('danke.json')) as { sections: object[] };
  page.sections.push({ use: 'zeiten' });
  mkdirSync(path.join(site, 'pages-config/_shared'));
  writeFileSync(path.join(site, 'pages-config/_shared/zeiten.json'), JSON.stringify(hours));
  writeFileSync(path.join(site, 'pages-config/danke.json'), JSON.stringify(page));
  expect((await content('uses', '_shared/zeiten.json')).out).toMatch(
    /^pages-config\/danke\.json:1:\d+ zeiten\n1 use of the shared section zeiten\n$/,
  );
  expect((await content('rm', 'zeiten', '--yes')).err).toMatch(
    /^zeiten is used; change these places first:\n/,
  );
  expect((await content('mv', 'zeiten', 'stunden', '--yes')).out).toMatch(
    /^pages-config\/_shared\/zeiten\.json becomes pages-config\/_shared\/stunden\.json\n/,
  );
  expect(read('danke.json')).toContain('{"use":"stunden"}');
  expect(JSON.parse(read('_shared/stunden.json'))).toEqual(hours);
  expect(await errors()).toEqual([]);
});
