import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RunnableDevEnvironment } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importOnce } from '../../../src/site-build/code/import-module.ts';
import { serveDocuments } from '../../../src/site-build/dev/answer-document.ts';
import { LiveSite } from '../../../src/site-build/dev/live-site.ts';
import type { DiagnosticSection } from '../../../src/core/page/preview.ts';
import type { ResolvedSection } from '../../../src/core/content/resolved.ts';
import { root } from '../../helpers/project.ts';
import { copySmallSite, pageWith } from '../../helpers/small-site.ts';
import type { SmallSite } from '../../helpers/small-site.ts';

/* The pages of the development server for a site with diagnostics, without a browser and without Vite. */
let site: SmallSite;
let live: LiveSite;
const head = { type: 'page-head', title: 'A head' };
const text = { type: 'text-block', title: 'A block', text: '<p>A text.</p>' };

beforeEach(() => {
  site = copySmallSite();
});

afterEach(() => site.remove());

async function start(): Promise<void> {
  live = new LiveSite({ engine: root, site: site.root }, importOnce);
  await live.current();
}

async function rendered(route: string, { schemas = false } = {}) {
  const preview = await live.reload({ schemas, code: false });
  const page = await preview.page(route);
  return { ...page, sections: page.data.page.sections.map(describeSection) };
}

/** A section as its type; a box as its title and its content. */
function describeSection(section: ResolvedSection): string {
  if (section.type !== 'broken') return section.type;
  const { title, diagnostics } = section as DiagnosticSection;
  return [
    title,
    ...diagnostics.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`),
  ].join(' | ');
}

test('a valid page is rendered as in the build', async () => {
  site.write('page.json', pageWith([head, text]));
  await start();
  const { status, sections, data } = await rendered('/page');
  expect([status, sections]).toEqual([200, ['page-head', 'text-block']]);
  expect(data.page.types).toEqual(['page-head', 'text-block']);
});

test('a section that breaks its schema is replaced by a box; all others are rendered', async () => {
  site.write('page.json', pageWith([head, { ...text, titel: 'x' }, text]));
  await start();
  const { status, sections } = await rendered('/page');
  expect(status).toBe(200);
  expect(sections).toEqual([
    'page-head',
    'The section “text-block” can’t be rendered until this is corrected | pages-config/page.json:13:7 unknown-key',
    'text-block',
  ]);
});

test('a section that matches its schema is rendered below a box with its errors', async () => {
  site.write('page.json', pageWith([head, { ...text, text: '<p>See <a href="/gone">there</a>.</p>' }]));
  await start();
  expect((await rendered('/page')).sections).toEqual([
    'page-head',
    'In the section “text-block” | pages-config/page.json:12:33 broken-link',
    'text-block',
  ]);
});

test('among nested sections only the invalid one is marked', async () => {
  const panels = [
    { id: 'one', label: 'One', sections: [text] },
    { id: 'two', label: 'Two', sections: [text, { type: 'text-block', title: 'No text' }] },
  ];
  site.write('page.json', pageWith([head, { type: 'tabs', label: 'Parts', panels }]));
  await start();
  const { sections, data } = await rendered('/page');
  expect(sections).toEqual(['page-head', 'tabs']);
  const inner = data.page.sections[1] as unknown as { panels: { sections: ResolvedSection[] }[] };
  expect(inner.panels.map((panel) => panel.sections.map(describeSection))).toEqual([
    ['text-block'],
    [
      'text-block',
      'The section “text-block” can’t be rendered until this is corrected | pages-config/page.json:33:13 missing-key',
    ],
  ]);
});

test('a misspelt key of the page itself is reported above its sections', async () => {
  site.write('page.json', { ...pageWith([head, text]), sectons: [] });
  await start();
  expect((await rendered('/page')).sections).toEqual([
    'On this page, outside of its sections | pages-config/page.json:15:3 unknown-key',
    'page-head',
    'text-block',
  ]);
});

test('with errors outside its sections, the page keeps its valid keys', async () => {
  const seo = { noindex: true };
  site.write('page.json', { ...pageWith([head, { ...text, titel: 'x' }]), seo, tiel: {} });
  await start();
  expect((await rendered('/page')).data.page.noindex).toBe(true);
  site.write('page.json', { ...pageWith([head, text]), seo: { ...seo, canonical: 5 } });
  expect((await rendered('/page')).data.page.noindex).toBe(false);
});

test('if the file can’t be parsed, the page stays unchanged, with a message', async () => {
  site.write('page.json', pageWith([head, text]));
  await start();
  // There is no earlier version of a page that was never opened.
  await rendered('/page');
  site.write('page.json', '{ "title": ');
  const { status, sections } = await rendered('/page');
  expect(status).toBe(200);
  expect(sections).toEqual([
    expect.stringMatching(
      /^The file can’t be read: this is the last readable version of the page \| pages-config\/page\.json:1:/,
    ),
    'page-head',
    'text-block',
  ]);
});

test('a file that could never be parsed gives a page with a message', async () => {
  site.write('page.json', '{ "title": ');
  await start();
  const { status, sections } = await rendered('/page');
  expect(status).toBe(200);
  expect(sections).toEqual([
    expect.stringMatching(/^The file can’t be read, and there is no earlier version of the page \| /),
  ]);
});

test('an address without a file names the possible file, and whether it existed before', async () => {
  site.write('page.json', pageWith([head, text]));
  await start();
  const { status, data } = await rendered('/pages');
  expect(status).toBe(404);
  expect(data.page.sections[0]).toMatchObject({
    title: 'This is the page for unknown addresses',
    diagnostics: [
      {
        message: 'No file answers the address /pages.',
        hint: 'Did you mean /page? To make the page, write pages-config/pages.json: npm run new -- page pages.',
      },
    ],
  });
  site.delete('page.json');
  expect((await rendered('/page')).data.page.sections[0]).toMatchObject({
    diagnostics: [
      { message: 'The file of this page is gone: pages-config/page.json was deleted or renamed.' },
    ],
  });
});

test('an unknown address below a language answers with the not-found page in it', async () => {
  const lost = { type: 'page-head', title: 'Nothing' };
  site.write('_not-found.json', pageWith([lost]));
  site.write('_not-found.hi.json', pageWith([{ ...lost, title: 'Kuchh nahin' }]));
  await start();
  const titleAt = async (route: string) => (await rendered(route)).data.page.sections.at(-1)?.['title'];
  expect(await titleAt('/hi/pages')).toBe('Kuchh nahin');
  expect(await titleAt('/hindi/pages')).toBe('Nothing');
  expect(await titleAt('/404')).toBe('Nothing');
});

test('an old file redirects like a page', async () => {
  site.write('_redirects.json', { redirects: [{ from: '/downloads/old.pdf', to: '/#top' }] });
  await start();
  const environment = {} as RunnableDevEnvironment;
  const answer = serveDocuments(environment, live, { engine: root, site: site.root });
  const headers = new Map<string, unknown>();
  const response = await new Promise<{ statusCode: number }>((resolve, reject) => {
    const written = {
      statusCode: 0,
      setHeader: (name: string, value: unknown) => headers.set(name, value),
      end: () => resolve(written),
    };
    const request = { url: '/downloads/old.pdf', method: 'GET' } as IncomingMessage;
    answer(request, written as unknown as ServerResponse, reject);
  });
  expect([response.statusCode, headers.get('Location')]).toEqual([307, '/#top']);
});

test('diagnostics of the page come first, each with the address that opens it in the editor', async () => {
  site.write('page.json', pageWith([head, { ...text, titel: 'x' }]));
  site.write('other.json', pageWith([head, { ...text, titel: 'x' }], 'Another page'));
  await start();
  const { here, elsewhere } = await (await live.current()).diagnostics('/page');
  expect(here[0]).toMatchObject({ file: 'pages-config/page.json', severity: 'error', code: 'unknown-key' });
  expect(here[0]?.open).toMatch(/^\/__open-in-editor\?file=.+page\.json%3A13%3A7$/);
  expect(here.filter(({ file }) => file !== 'pages-config/page.json')).toEqual([]);
  expect(elsewhere[0]).toMatchObject({ file: 'pages-config/other.json', severity: 'error' });
});

test('with an error in _site.json, pages are rendered without the invalid key, or with the last valid version', async () => {
  await start();
  site.replace('_site.json', '"tagline"', '"copy": "x", "tagline"');
  expect((await (await live.reload({ schemas: false, code: false })).shared()).site.name).toBe('Small');
  site.replace('_site.json', '"name": "Small"', '"name": ');
  expect((await (await live.reload({ schemas: false, code: false })).shared()).site.name).toBe('Small');
  expect((await rendered('/')).sections).toEqual(['page-head', 'text-block']);
});
