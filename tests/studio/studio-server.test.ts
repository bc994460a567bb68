/** @module-tag long */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EditValue } from '../../src/studio/edit-values.ts';
import type { PageWeight } from '../../src/studio/advice.ts';
import type { ChangeList } from '../../src/studio/changes.ts';
import type { GalleryList, ListedPage, NameList } from '../../src/studio/protocol.ts';
import { captureOutput } from '../../src/tools/testing/capture-output.ts';
import { root } from '../helpers/project.ts';
import { seeded } from '../workshop/fuzz/random.ts';
import { openStudio, type TestStudio } from './support/open-studio.ts';
import { randomEdit } from './support/random-edit.ts';

/** A site with its own section type. */
const SITE = 'bakery';
let studio: TestStudio;
let before: Map<string, string>;
let pages: ListedPage[];

beforeAll(async () => {
  studio = await openStudio(SITE);
  before = studio.contents();
  pages = (await (await studio.get('/_studio/pages')).json()) as ListedPage[];
}, 120_000);
afterAll(() => studio.close());

/** Sends a request with headers that `fetch` does not allow. */
function ask(address: string, headers: Record<string, string>, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: studio.port, path: address, method, headers },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    asked.on('error', reject);
    asked.end(method === 'POST' ? '{}' : undefined);
  });
}

describe('access', () => {
  const addresses = [
    '/',
    '/_studio/pages',
    '/_studio/canvas?file=pages-config/index.json',
    '/_studio/events',
    '/x',
  ];

  test('needs the cookie on every address, and the own host', async () => {
    const host = `localhost:${studio.port}`;
    for (const address of addresses) {
      expect(await ask(address, { host }), address).toBe(401);
      expect(await ask(address, { host: `example.org:${studio.port}` }), address).toBe(403);
      expect(await ask(address, { host, 'sec-fetch-site': 'cross-site' }), address).toBe(403);
    }
    for (const address of ['/_studio/edit', '/_studio/save', '/_studio/undo']) {
      const json = { host, 'content-type': 'application/json' };
      expect(await ask(address, json, 'POST'), address).toBe(403);
      expect(await ask(address, { ...json, origin: `http://${host}` }, 'POST'), address).toBe(401);
      expect(await ask(address, { ...json, origin: 'https://example.org' }, 'POST'), address).toBe(403);
    }
    expect(await ask('/?token=guessed', { host })).toBe(401);
  });

  test('reaches no file outside of the content', async () => {
    for (const file of [
      'package.json',
      'pages-config/../package.json',
      '/etc/passwd',
      'pages-config/_redirects.json',
      '',
    ]) {
      expect((await studio.get(`/_studio/canvas?file=${encodeURIComponent(file)}`)).status, file).toBe(404);
      const edit = { kind: 'set', path: ['name'], value: 'x' };
      const { state } = await studio.page('pages-config/index.json');
      const body = {
        page: 'pages-config/index.json',
        file,
        edit,
        version: state.version,
        row: '',
        description: '',
      };
      expect((await studio.send('/_studio/edit', body)).refused, file).toBeTruthy();
    }
    for (const name of ['..%2Fstudio.html', '%2e%2e%2fstudio.html', '.%2e/studio.html'])
      expect((await studio.get(`/_studio/assets/${name}`)).status, name).toBe(404);
    expect(studio.contents()).toEqual(before);
  });

  test('has a policy: the page runs only its own scripts, the canvas none', async () => {
    const policy = async (address: string) =>
      (await studio.get(address)).headers.get('content-security-policy');
    expect(await policy('/')).toContain("script-src 'self'");
    expect(await policy('/')).toContain("frame-ancestors 'none'");
    const canvas = await policy('/_studio/canvas?file=pages-config/index.json');
    expect(canvas).toContain("default-src 'none'");
    expect(canvas).not.toContain('script-src');
    expect(canvas).toContain("form-action 'none'");
  });
});

test('opening and closing all pages and all their forms changes no byte', async () => {
  expect(pages.length).toBeGreaterThan(5);
  for (const { file } of pages) {
    const { state } = await studio.page(file);
    expect(state.unsaved).toEqual([]);
    expect((await studio.get(`/_studio/canvas?file=${encodeURIComponent(file)}`)).status).toBe(200);
    for (const row of state.outline) {
      const panel = { file: row.file, path: row.path, start: row.path };
      const answer = await studio.send('/_studio/page', { page: file, panel });
      expect(answer.panel, `${file} ${row.id}`).toBeDefined();
    }
  }
  expect(studio.contents()).toEqual(before);
  expect(studio.failures).toEqual([]);
}, 60_000);

test('a section type of the site itself is rendered, and has a form', async () => {
  const found = [];
  for (const { file } of pages) {
    const { state } = await studio.page(file);
    const html = await (await studio.get(`/_studio/canvas?file=${encodeURIComponent(file)}`)).text();
    expect(html).not.toContain('data-studio-fault');
    found.push(...state.outline.filter(({ type }) => type !== 'Page'));
    for (const { index } of state.outline)
      if (index !== undefined) expect(html).toContain(`data-studio="${index}"`);
  }
  expect(found.length).toBeGreaterThan(10);
});

test('the canvas is the built page except for one attribute per section, and the built site contains no part of the studio', async () => {
  const other = await openStudio(SITE);
  const { code, stderr } = await captureOutput('build', { engine: root, site: other.site }, []);
  expect(code, stderr).toBe(0);
  for (const { file, kind, route } of pages) {
    if (kind !== 'page' || ['/404', '/offline'].includes(route)) continue;
    const html = await (await other.get(`/_studio/canvas?file=${encodeURIComponent(file)}`)).text();
    const built = path.join(other.site, 'dist', route === '/' ? '' : route, 'index.html');
    const asked = await other.get(`/_studio/weight?section=0&file=${file}`);
    const weight = (await asked.json()) as PageWeight;
    // Names of files and fallback fonts are missing.
    const bytes = brotliCompressSync(readFileSync(built)).length;
    expect(Math.abs(weight.bytes / bytes - 1), route).toBeLessThan(0.08);
    expect(weight.budget, route).toBeGreaterThan(weight.bytes);
    expect(weight.section, route).toBeLessThan(weight.bytes);
    expect(mainIn(html.replaceAll(/ data-studio="\d+"/g, '')), file).toBe(
      mainIn(readFileSync(built, 'utf8')),
    );
  }
  const names = readdirSync(path.join(other.site, 'dist'), { recursive: true, withFileTypes: true });
  const files = names.filter((each) => each.isFile()).map((each) => path.join(each.parentPath, each.name));
  expect(files.length).toBeGreaterThan(20);
  const mentions = files.filter((each) => /data-studio|_studio\//.test(readFileSync(each, 'latin1')));
  expect(mentions).toEqual([]);
  await other.close();
}, 120_000);

function mainIn(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

async function waitUntil(holds: () => Promise<boolean>, most = 100): Promise<void> {
  for (let tries = 0; tries < most; tries++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It has not happened.');
}

interface SentEdit {
  file: string;
  edit: EditValue;
}

test('tokens that change on disk show in the canvas', async () => {
  const file = 'pages-config/index.json';
  const readSheet = async () => {
    const html = await (await studio.get(`/_studio/canvas?file=${file}`)).text();
    const [, address = ''] = /href="(\/_studio\/canvas\.css[^"]*)"/.exec(html) ?? [];
    const css = await (await studio.get(address.replaceAll('&amp;', '&'))).text();
    return { address, css };
  };
  const old = await readSheet();
  expect(old.css).not.toContain('#f7f3ee');
  const tokens = path.join(studio.site, 'pages-config/_theme/tokens.css');
  const text = readFileSync(tokens, 'utf8');
  writeFileSync(tokens, text.replace('#fff9ef', '#f7f3ee'));
  // The answer names no changed sections: the browser loads the page again, with the new style sheet.
  await expect.poll(async () => (await studio.page(file)).canvas, { timeout: 20_000 }).toBeUndefined();
  const { address, css } = await readSheet();
  expect(address).not.toBe(old.address);
  expect(css).toContain('#f7f3ee');
  writeFileSync(tokens, text);
  await expect.poll(async () => (await readSheet()).address, { timeout: 20_000 }).toBe(old.address);
});

describe('edits', () => {
  const FILE = 'pages-config/index.json';

  async function edit(change: SentEdit, page = change.file) {
    const { state } = await studio.page(page);
    return studio.send('/_studio/edit', {
      ...change,
      page,
      version: state.version,
      row: 'page',
      description: 'Changed',
    });
  }

  test('a changed word changes the canvas and one line of the file, and undo restores the file', async () => {
    const { sections } = JSON.parse(studio.read(FILE)) as { sections: { title: string }[] };
    const title = `${sections[0]!.title} & now`;
    const answer = await edit({
      file: FILE,
      edit: { kind: 'set', path: ['sections', 0, 'title'], value: title },
    });
    expect(answer.canvas?.patches).toHaveLength(1);
    expect(answer.canvas!.patches[0]).toMatchObject({ index: 0 });
    expect(answer.canvas!.patches[0]!.html).toContain('&amp; now');
    expect(answer.state).toMatchObject({ unsaved: [FILE], canUndo: true });
    expect(studio.read(FILE)).toBe(before.get(FILE) && Buffer.from(before.get(FILE)!, 'latin1').toString());

    const saved = await studio.send('/_studio/save', { page: FILE, version: answer.state.version });
    expect(saved.refused).toBeUndefined();
    const old = Buffer.from(before.get(FILE)!, 'latin1').toString().split('\n');
    expect(
      studio
        .read(FILE)
        .split('\n')
        .filter((line, index) => line !== old[index]),
    ).toHaveLength(1);

    const undone = await studio.send('/_studio/undo', { page: FILE });
    expect(undone.state.unsaved).toEqual([FILE]);
    await studio.send('/_studio/save', { page: FILE, version: undone.state.version });
    expect(studio.contents()).toEqual(before);
  });

  test('saving an error is refused, with its place, and the draft stays', async () => {
    const { state } = await edit({ file: FILE, edit: { kind: 'set', path: ['title'], value: '' } });
    const saved = await studio.send('/_studio/save', { page: FILE, version: state.version });
    expect(saved.refused).toMatch(/pages-config\/index\.json:\d+ /);
    expect(studio.contents()).toEqual(before);
    await studio.send('/_studio/undo', { page: FILE });
  });

  test('an unsaved error of another page does not prevent saving this one', async () => {
    const other = pages.find(({ kind, file }) => kind === 'page' && file !== FILE)!.file;
    await edit({ file: other, edit: { kind: 'set', path: ['title'], value: '' } });
    const title = (JSON.parse(studio.read(FILE)) as { title: string }).title.replace('|', '–');
    const { state } = await edit({ file: FILE, edit: { kind: 'set', path: ['title'], value: title } });
    const saved = await studio.send('/_studio/save', { page: FILE, version: state.version });
    expect(saved.refused).toBeUndefined();
    await studio.send('/_studio/undo', { page: other });
    const undone = await studio.send('/_studio/undo', { page: FILE });
    await studio.send('/_studio/save', { page: FILE, version: undone.state.version });
    expect(studio.contents()).toEqual(before);
  });

  test('an edit of an older version is refused', async () => {
    const { state } = await studio.page(FILE);
    const body = { page: FILE, file: FILE, version: state.version - 1, row: '', description: '' };
    const set = { kind: 'set', path: ['title'], value: 'x' };
    expect((await studio.send('/_studio/edit', { ...body, edit: set })).refused).toContain('meanwhile');
    expect(
      (await studio.send('/_studio/save', { page: FILE, version: state.version - 1 })).refused,
    ).toBeTruthy();
  });

  test('a fix is shown before it is applied, and can be undone', async () => {
    const file = FILE;
    const put: EditValue = { kind: 'set', path: ['sections', 0, 'introo'], value: 'Words' };
    await edit({ file, edit: { kind: 'remove', path: ['sections', 0, 'intro'] } });
    await edit({ file, edit: put });
    await waitUntil(async () => (await studio.page(FILE)).state.isChecked);
    const { state } = await studio.page(FILE);
    const found = state.diagnostics.find(({ fix }) => fix)!;
    expect(found).toMatchObject({ severity: 'error', path: ['sections', 0, 'introo'] });
    const ids = [found.fix!.id];
    const preview = await studio.send('/_studio/fix', { file, diagnostics: ids });
    expect(preview).toMatchObject({ descriptions: [expect.stringContaining('introo')] });
    expect(await studio.text(FILE)).toContain('"introo"');
    const other = await studio.send('/_studio/fix', { file, diagnostics: ['1:1 none'] });
    expect(other.refused).toContain('out of date');
    const fixed = await edit({ file, edit: { kind: 'fix', diagnostics: ids } });
    expect(fixed.refused).toBeUndefined();
    expect(await studio.text(FILE)).not.toContain('"introo"');
    for (let step = 0; step < 3; step++) await studio.send('/_studio/undo', { page: FILE });
    expect(await studio.text(FILE)).toBe(Buffer.from(before.get(FILE)!, 'latin1').toString());
  });

  test('a fix of a text that is not JSON is shown as lines', async () => {
    const text = (await studio.text(FILE)).replace('",', '"');
    await edit({ file: FILE, edit: { kind: 'text', text } });
    await waitUntil(async () => (await studio.page(FILE)).state.isChecked);
    const { state } = await studio.page(FILE);
    const ids = state.diagnostics.flatMap(({ fix }) => fix?.id ?? []);
    const preview = await studio.send('/_studio/fix', { file: FILE, diagnostics: ids });
    expect(preview).toMatchObject({ descriptions: [], after: expect.stringContaining(',') });
    // The other pages and the gallery can be used meanwhile.
    expect((await studio.get('/_studio/gallery')).status).toBe(200);
    await edit({ file: FILE, edit: { kind: 'fix', diagnostics: ids } });
    expect(await studio.text(FILE)).toBe(Buffer.from(before.get(FILE)!, 'latin1').toString());
    for (let step = 0; step < 2; step++) await studio.send('/_studio/undo', { page: FILE });
  });

  test('every example of the gallery can be inserted: it is rendered, and its names exist on the site', async () => {
    const gallery = (await (await studio.get('/_studio/gallery')).json()) as GalleryList;
    expect(gallery.entries.length).toBeGreaterThan(20);
    for (const { name, examples } of gallery.entries) {
      for (const { number } of examples) {
        const example = await studio.get(`/_studio/example?type=${name}&number=${number}`);
        expect(example.status, `${name} ${number}`).toBe(200);
        const value = gallery.values[name]![number];
        await edit({ file: FILE, edit: { kind: 'insert', path: ['sections'], index: 1, value } });
        const html = await (await studio.get(`/_studio/canvas?file=${FILE}`)).text();
        expect(html, `${name} ${number}`).not.toContain('data-studio-fault');
        await studio.send('/_studio/undo', { page: FILE });
      }
    }
    expect(studio.contents()).toEqual(before);
  }, 120_000);

  test('a section is copied to the end of another page, but not to one with a fixed layout', async () => {
    const other = pages.find(({ kind, route }) => kind === 'page' && route === '/ueber-uns')!.file;
    const copy: EditValue = { kind: 'copy', from: FILE, paths: [['sections', 0]] };
    const count = (await studio.page(other)).state.outline.length;
    const answer = await edit({ file: other, edit: copy }, FILE);
    expect(answer.refused).toBeUndefined();
    expect(answer.state.file).toBe(FILE);
    const { state } = await studio.page(other);
    expect(state.outline).toHaveLength(count + 1);
    expect(state.unsaved).toEqual([other]);
    await studio.send('/_studio/undo', { page: other });
    await edit({ file: other, edit: { kind: 'remove', path: ['sections'] } });
    expect((await edit({ file: other, edit: copy }, FILE)).refused).toContain('fixed layout');
    await studio.send('/_studio/undo', { page: other });
    expect(await studio.text(other)).toBe(Buffer.from(before.get(other)!, 'latin1').toString());
  });

  test('a section is shared by two pages, changed for both, and detached on one page', async () => {
    const other = await openStudio(SITE);
    const section = { type: 'text-block', title: 'Shared words', text: '<p>For all.</p>' };
    mkdirSync(path.join(other.site, 'pages-config/_shared'));
    const shared = 'pages-config/_shared/words.json';
    writeFileSync(path.join(other.site, shared), JSON.stringify(section, null, 2));
    await waitUntil(async () => {
      const gallery = (await (await other.get('/_studio/gallery')).json()) as GalleryList;
      return gallery.shared.length === 1;
    });
    const change = async (page: string, file: string, value: EditValue) => {
      const { state } = await other.page(page);
      const body = { page, file, edit: value, version: state.version, row: 'page', description: 'Changed' };
      return other.send('/_studio/edit', body);
    };
    const [one = '', two = ''] = pages
      .filter(({ route }) => /^\/[a-z]+$/.test(route))
      .map(({ file }) => file);
    for (const file of [one, two]) {
      const insert: EditValue = { kind: 'insert', path: ['sections'], index: 0, value: { use: 'words' } };
      expect((await change(file, file, insert)).refused, file).toBeUndefined();
    }
    await waitUntil(async () => (await other.page(one)).state.outline[1]!.shared?.pages === 2);
    await other.get(`/_studio/canvas?file=${one}`);
    const title: EditValue = { kind: 'set', path: ['title'], value: 'Other words' };
    const answer = await change(one, shared, title);
    expect(answer.canvas?.patches).toMatchObject([{ index: 0 }]);
    expect(answer.canvas!.patches[0]!.html).toContain('Other words');
    const html = await (await other.get(`/_studio/canvas?file=${two}`)).text();
    expect(html).toContain('Other words');
    await change(one, one, { kind: 'detach', path: ['sections', 0] });
    const text = JSON.parse(await other.text(one)) as { sections: object[] };
    expect(text.sections[0]).toEqual({ ...section, title: 'Other words' });
    const again = await change(one, one, { kind: 'detach', path: ['sections', 0] });
    expect(again.refused).toBe('There is no shared section here.');
    await other.close();
  }, 60_000);

  test('after random edits and their undo the file is the same, byte by byte', async () => {
    const random = seeded(33);
    const content = pages.filter(({ kind }) => kind === 'page').map(({ file }) => file);
    let made = 0;
    for (let round = 0; round < 150; round++) {
      const file = random.pick(content);
      const data = JSON.parse(await studio.text(file)) as unknown;
      const answer = await edit({ file, edit: randomEdit(data, random) });
      if (!answer.refused) made++;
    }
    expect(made).toBeGreaterThan(100);
    for (const file of content) {
      for (;;) {
        const answer = await studio.send('/_studio/undo', { page: file });
        if (answer.refused) break;
      }
      const { state } = await studio.page(file);
      expect(state.unsaved).toEqual([]);
      expect(await studio.text(file)).toBe(Buffer.from(before.get(file)!, 'latin1').toString());
    }
    expect(studio.contents()).toEqual(before);
    expect(studio.failures).toEqual([]);
  }, 120_000);
});

describe('two writers', () => {
  const FILE = 'pages-config/index.json';
  const disk = () => path.join(studio.site, FILE);
  const changed = async (find: (words: string) => boolean) => {
    for (let tries = 0; tries < 100; tries++) {
      const { state } = await studio.page(FILE);
      if (find(JSON.stringify(state))) return state;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The change on disk was not seen.');
  };

  afterAll(() => writeFileSync(disk(), Buffer.from(before.get(FILE)!, 'latin1')));

  test('a conflict on disk is shown, and either side can be chosen', async () => {
    const text = studio.read(FILE);
    const { title } = JSON.parse(text) as { title: string };
    const { state } = await studio.page(FILE);
    const body = { page: FILE, file: FILE, version: state.version, row: 'page', description: 'Changed' };
    await studio.send('/_studio/edit', {
      ...body,
      edit: { kind: 'set', path: ['title'], value: `Mine ${title}` },
    });
    writeFileSync(
      disk(),
      text.replace(title, () => `Theirs ${title}`),
    );
    const conflicting = await changed((words) => words.includes('"conflict"'));
    expect(conflicting.conflict!.descriptions.join()).toContain('Theirs');
    const refused = await studio.send('/_studio/save', { page: FILE, version: conflicting.version });
    expect(refused.refused).toBeTruthy();
    expect(studio.read(FILE)).toContain('Theirs');
    const decided = await studio.send('/_studio/decide', { page: FILE, file: FILE, side: 'theirs' });
    expect(decided.state).toMatchObject({ unsaved: [], canUndo: true });
    const undone = await studio.send('/_studio/undo', { page: FILE });
    expect(undone.state.title).toBe(`Mine ${title}`);
    await studio.send('/_studio/redo', { page: FILE });
  });
});

test('a form and the site’s own file open, are shown on a page, and are saved', async () => {
  const other = await openStudio(SITE);
  const listed = (await (await other.get('/_studio/pages')).json()) as ListedPage[];
  const form = listed.find(({ kind, route }) => kind === 'form' && !route.includes('.'))!.file;
  const change = async (file: string, edit: EditValue) => {
    const { state } = await other.page(file);
    return other.send('/_studio/edit', {
      page: file,
      file,
      edit,
      version: state.version,
      row: '',
      description: '',
    });
  };
  const shown = async (file: string) => (await other.get(`/_studio/canvas?file=${file}`)).text();
  const asked = 'Worauf freuen Sie sich?';
  expect(await shown(form)).not.toContain(asked);
  const answer = await change(form, {
    kind: 'addQuestion',
    title: asked,
    question: { type: 'string', maxLength: 120 },
  });
  expect(answer.canvas!.patches.map(({ html }) => html).join()).toContain(asked);
  expect(await shown(form)).toContain(asked);
  await waitUntil(async () => (await other.page(form)).state.isChecked);
  const { state } = await other.page(form);
  expect(state.title).toBe((JSON.parse(other.read(form)) as { title: string }).title);
  const row = state.outline.find(({ heading }) => heading === asked)!;
  expect(row.question).toEqual({ name: 'Worauf_freuen_Sie_sich', isRequired: false });
  const looks = { file: form, path: ['ui', row.question!.name], start: row.path };
  expect((await other.send('/_studio/page', { page: form, panel: looks })).panel?.value).toEqual({});
  const saved = await other.send('/_studio/save', { page: form, version: state.version });
  expect(saved.refused).toBeUndefined();
  expect(other.read(form)).toContain(asked);
  expect(await shown(form)).toContain(asked);

  const site = 'pages-config/_site.json';
  await shown(site);
  const named = await change(site, { kind: 'set', path: ['name'], value: 'Brot & Salz' });
  expect(named.state.title).toBe('Brot & Salz');
  await waitUntil(async () => (await shown(site)).includes('Brot &amp; Salz'));
  expect((await other.send('/_studio/undo', { page: site })).state.unsaved).toEqual([]);
  expect(other.failures).toEqual([]);
  await other.close();
}, 60_000);

test('a page is created, gets an uploaded picture, and links to pages', async () => {
  const other = await openStudio(SITE);
  const made = (await other.send('/_studio/new', { kind: 'page', name: 'neues/brot' })) as unknown as {
    file: string;
  };
  expect(made.file).toBe('pages-config/neues/brot.json');
  expect((await other.send('/_studio/new', { kind: 'page', name: 'neues/brot' })).refused).toContain(
    'already',
  );
  expect((await other.send('/_studio/new', { kind: 'page', name: '../aus' })).refused).toBeTruthy();
  expect((await other.send('/_studio/new', { kind: 'template', name: 'etwas' })).refused).toBeTruthy();
  const { state } = await other.page(made.file);
  expect(state.outline.length).toBeGreaterThan(1);

  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const uploaded = await other.upload('Mein Brot.PNG', png);
  expect(uploaded).toEqual({ src: 'pictures/mein-brot.png' });
  const names = (await (await other.get('/_studio/names')).json()) as NameList;
  expect(names.image.map(({ value }) => value)).toContain(uploaded.src);
  expect(names.url.find(({ value }) => value === '/neues/brot')).toBeDefined();
  const picture = await other.get(`/_studio/media?name=${uploaded.src}`);
  expect(picture.headers.get('content-type')).toBe('image/png');
  for (const name of ['../_site.json', '..%2f_site.json', '/etc/passwd', 'no.png'])
    expect((await other.get(`/_studio/media?name=${name}`)).status, name).toBe(404);
  expect(other.failures).toEqual([]);
  await other.close();
}, 60_000);

test('changes are listed in words and published, except those with errors or unsaved ones', async () => {
  const FILE = 'pages-config/index.json';
  const other = await openStudio(SITE);
  const changes = async () => (await (await other.get('/_studio/changes')).json()) as ChangeList;
  expect((await changes()).obstacle).toContain('repository');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: other.site, encoding: 'utf8' });
  git('init', '--quiet', '--initial-branch=main');
  for (const [name, value] of [
    ['user.name', 'Test'],
    ['user.email', 'a@example.org'],
    ['commit.gpgsign', 'false'],
  ])
    git('config', name!, value!);
  git('add', '--all');
  git('commit', '--quiet', '--message=Begin');
  expect(await changes()).toEqual({ files: [], routes: [] });

  const set = async (path: (string | number)[], value: string) => {
    const { state } = await other.page(FILE);
    const edit = { kind: 'set', path, value };
    const body = {
      page: FILE,
      file: FILE,
      edit,
      version: state.version,
      row: 'page',
      description: 'Changed',
    };
    return other.send('/_studio/edit', body);
  };
  const { state } = await set(['sections', 0, 'title'], 'Neues Brot');
  await other.send('/_studio/save', { page: FILE, version: state.version });
  await set(['sections', 0, 'title'], 'Noch neueres Brot');
  const message = 'Change the "title" of $HOME';
  const unsaved = await other.send('/_studio/publish', { files: [FILE], message });
  expect(unsaved.refused).toContain('save them first');
  await other.send('/_studio/undo', { page: FILE });
  const [changed] = (await changes()).files;
  expect(changed).toMatchObject({ file: FILE, kind: 'changed' });
  expect(changed!.descriptions.join()).toContain('Neues Brot');

  // An error can come from another editor.
  writeFileSync(path.join(other.site, 'pages-config/brote.json'), '{ "title": 7 }');
  await waitUntil(async () => (await changes()).files.some(({ blocked }) => blocked?.includes('error')));
  const invalid = await other.send('/_studio/publish', { files: ['pages-config/brote.json'], message });
  expect(invalid.refused).toContain('error');
  expect((await other.send('/_studio/publish', { files: ['../x'], message })).refused).toContain(
    'has not changed',
  );
  expect((await other.send('/_studio/publish', { files: [FILE], message: ' ' })).refused).toBeTruthy();
  const made = await other.send('/_studio/publish', { files: [FILE], message });
  expect(made).toEqual({ commit: git('rev-parse', '--short', 'HEAD').trim() });
  expect(git('show', '--name-only', '--format=%s').trim()).toBe(`${message}\n\n${FILE}`);

  // A branch with an upstream is pushed; if that fails, the commit stays on this computer.
  const server = mkdtempSync(path.join(tmpdir(), 'studio-server-'));
  git('init', '--quiet', '--bare', server);
  git('remote', 'add', 'origin', server);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  const publish = async (value: string) => {
    const answer = await set(['sections', 0, 'title'], value);
    await other.send('/_studio/save', { page: FILE, version: answer.state.version });
    return other.send('/_studio/publish', { files: [FILE], message });
  };
  const sent = await publish('Altes Brot');
  const commit = git('rev-parse', '--short', 'HEAD').trim();
  expect(sent).toEqual({ commit, upstream: 'origin/main' });
  expect(git('--git-dir', server, 'rev-parse', '--short', 'main').trim()).toBe(commit);
  rmSync(server, { recursive: true });
  expect(await publish('Brot')).toMatchObject({ upstream: 'origin/main', unsent: expect.any(String) });
  await other.close();
}, 60_000);

test('drafts are restored after the server was killed', async () => {
  const FILE = 'pages-config/index.json';
  const first = await openStudio(SITE);
  const { state } = await first.page(FILE);
  const body = { page: FILE, file: FILE, version: state.version, row: 'page', description: 'Changed' };
  const set = { kind: 'set', path: ['title'], value: 'A draft that survives everything' };
  await first.send('/_studio/edit', { ...body, edit: set });
  await new Promise((resolve) => setTimeout(resolve, 600));
  // The second server reads the drafts of the first one, which is still running.
  const second = await openStudio(first.site, first.data);
  const restored = await second.page(FILE);
  expect(restored.state).toMatchObject({ title: set.value, unsaved: [FILE], canUndo: true });
  await second.close(true);
  await first.close();
}, 60_000);

test.skipIf(process.getuid?.() === 0)(
  'a read-only folder is reported in a sentence',
  async () => {
    const FILE = 'pages-config/index.json';
    const other = await openStudio(SITE);
    chmodSync(path.join(other.site, 'pages-config'), 0o555);
    const { state } = await other.page(FILE);
    const body = { page: FILE, file: FILE, version: state.version, row: 'page', description: 'Changed' };
    const edit = { kind: 'set', path: ['title'], value: 'A title that is long enough to be one' };
    const answer = await other.send('/_studio/edit', { ...body, edit });
    const saved = await other.send('/_studio/save', { page: FILE, version: answer.state.version });
    expect(saved.refused).toContain('may not write');
    chmodSync(path.join(other.site, 'pages-config'), 0o755);
    await other.close();
  },
  60_000,
);
