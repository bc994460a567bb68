import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { noTexts, type Texts } from '../../../src/core/content/texts.ts';
import { moveAnchor } from '../../../src/authoring/moves/move-anchor.ts';
import { moveMedia } from '../../../src/authoring/moves/move-media.ts';
import { movePage } from '../../../src/authoring/moves/move-page.ts';
import type { Plan } from '../../../src/authoring/moves/plan.ts';
import { removePage } from '../../../src/authoring/moves/remove-page.ts';
import type { MediaFile } from '../../../src/core/project.ts';
import { writtenContent } from '../../../src/authoring/references/written-content.ts';
import { joinSchemas } from '../../../src/core/schema/compose-schema.ts';
import { root } from '../../helpers/project.ts';
import { fixture, type FixtureChange } from '../../core/fixture.ts';

/* The tests use the small site of the validator's tests; each test adds files. */

function readContent(change: FixtureChange, texts = noTexts) {
  const project = fixture(change);
  const text = change.files?.[REDIRECTS];
  const redirects = text === undefined ? {} : { redirects: { path: REDIRECTS, text: String(text) } };
  return writtenContent({ ...project, ...redirects }, joinSchemas([...project.schemas, schema]), { texts });
}

const REDIRECTS = 'pages-config/_redirects.json';
const place = 'schemas/redirects.schema.json';
const schema = { path: place, text: readFileSync(path.join(root, place), 'utf8') };

function planned(plan: Plan | { refused: string }): Plan {
  if ('refused' in plan) throw new Error(plan.refused);
  return plan;
}

const page = (action: string, text = '<p>Words.</p>') =>
  JSON.stringify({
    $schema: '../schemas/editor/page.json',
    title: 'A page',
    description: 'One page.',
    sections: [{ type: 'hero', title: 'A', text, action: { label: 'Go', to: action } }],
  });
const redirects = (...entries: object[]) => JSON.stringify({ redirects: entries });

test('a page moves to another folder: links with an anchor or a query, its schema’s path; links within it stay', () => {
  const inRichText =
    '<p><a href="/far?a=1#b">one</a> and <a href="/far/">two</a>, not <a href="/farther">three</a></p>';
  const plan = planned(
    movePage(
      readContent({
        files: {
          'pages-config/far.json': page('#top'),
          'pages-config/farther.json': page('/far#b', inRichText),
        },
      }),
      '/far',
      '/deep/down/near',
    ),
  );
  expect(plan.renames).toEqual([{ from: 'pages-config/far.json', to: 'pages-config/deep/down/near.json' }]);
  expect(plan.texts.get('pages-config/deep/down/near.json')).toBe(
    page('#top').replace('../schemas', '../../../schemas'),
  );
  const moved = inRichText.replace('/far?', '/deep/down/near?').replace('/far/"', '/deep/down/near/"');
  expect(plan.texts.get('pages-config/farther.json')).toBe(page('/deep/down/near#b', moved));
});

test('files next to a page with its name move with it, and their addresses redirect', () => {
  const media: MediaFile[] = [{ path: 'paper.pdf', file: 'pages-config/paper.pdf', bytes: 9, format: 'pdf' }];
  const files = {
    'pages-config/paper.json': page('/paper.pdf'),
    [REDIRECTS]: redirects(),
  };
  const plan = planned(movePage(readContent({ files, media }), '/paper', '/essay'));
  expect(plan.renames).toEqual([
    { from: 'pages-config/paper.json', to: 'pages-config/essay.json' },
    { from: 'pages-config/paper.pdf', to: 'pages-config/essay.pdf' },
  ]);
  expect(plan.texts.get('pages-config/essay.json')).toBe(page('/essay.pdf'));
  expect(JSON.parse(plan.texts.get(REDIRECTS)!)).toEqual({
    redirects: [
      { from: '/paper', to: '/essay' },
      { from: '/paper.pdf', to: '/essay.pdf' },
    ],
  });
});

describe('other files next to a page that moves to another folder', () => {
  const file = (path: string): MediaFile => ({ path, file: `pages-config/${path}`, bytes: 9, format: 'pdf' });
  const link = (name: string) => `<p><a href="/in/${name}">Data</a></p>`;
  const files = {
    'pages-config/in/paper.json': page('/', link('own.pdf') + link('shared.pdf')),
    'pages-config/in/paper.md': 'A map.',
    'pages-config/in/paper.de.json': page('/', link('german.pdf')),
    'pages-config/other.json': page('/', link('shared.pdf')),
  };
  const names = ['in/own.pdf', 'in/shared.pdf', 'in/german.pdf', 'in/map.pdf', 'in/loose.pdf'];
  const texts: Texts = {
    ...noTexts,
    files: ['pages-config/in/paper.md'],
    getMedia: () => ['in/map.pdf', 'in/shared.pdf'],
  };
  const content = (more: FixtureChange['files'] = {}) =>
    readContent({ files: { ...files, ...more }, media: names.map(file) }, texts);

  test('move with it if only the page, its translations and its text refer to them', () => {
    const plan = planned(movePage(content(), '/in/paper', '/out/essay'));
    expect(plan.renames.map(({ from, to }) => `${from} ${to}`.replaceAll('pages-config/', ''))).toEqual([
      'in/paper.json out/essay.json',
      'in/paper.de.json out/essay.de.json',
      'in/paper.md out/essay.md',
      'in/german.pdf out/german.pdf',
      'in/map.pdf out/map.pdf',
      'in/own.pdf out/own.pdf',
    ]);
    const written = plan.texts.get('pages-config/out/essay.json')!;
    expect(written).toContain('/out/own.pdf');
    expect(written).toContain('/in/shared.pdf');
    const { redirects: led } = JSON.parse(plan.texts.get(REDIRECTS)!) as { redirects: unknown[] };
    expect(led).toContainEqual({ from: '/in/own.pdf', to: '/out/own.pdf' });
  });

  test('stay if the page stays in its folder', () => {
    const { renames } = planned(movePage(content(), '/in/paper', '/in/essay'));
    expect(renames.map(({ to }) => to).sort()).toEqual([
      'pages-config/in/essay.de.json',
      'pages-config/in/essay.json',
      'pages-config/in/essay.md',
    ]);
  });

  test('do not replace another file', () => {
    const there = content({ 'pages-config/out/own.pdf': 'another one' });
    expect(movePage(there, '/in/paper', '/out/essay')).toEqual({
      refused: 'There is a file pages-config/out/own.pdf already, where pages-config/in/own.pdf would go.',
    });
  });
});

test('the overrides of a page next to the use of a shared section are updated', () => {
  const hero = { type: 'hero', title: 'A', action: { label: 'Go', to: '/about' } };
  const use = { use: 'first', action: { label: 'Far', to: '/far#b' }, text: '<p><a href="/far">Far</a></p>' };
  const written = JSON.stringify({ title: 'A', description: 'B', sections: [use] });
  const files = {
    'pages-config/far.json': page('/'),
    'pages-config/using.json': written,
    'pages-config/_shared/first.json': JSON.stringify(hero),
  };
  const plan = planned(movePage(readContent({ files }), '/far', '/near'));
  expect(plan.texts.get('pages-config/using.json')).toBe(written.replaceAll('/far', '/near'));
});

test('a draft leaves no redirect, and may take an old address', () => {
  const draft = page('/').replace('{', '{"draft":true,');
  const files = { 'pages-config/draft.json': draft };
  const plan = planned(movePage(readContent({ files }), '/draft', '/near'));
  expect([...plan.texts.keys()]).toEqual(['pages-config/near.json']);
  const past = redirects({ from: '/near', to: '/about' }, { from: '/far', to: '/about' });
  const other = planned(movePage(readContent({ files: { ...files, [REDIRECTS]: past } }), '/draft', '/near'));
  expect(JSON.parse(other.texts.get(REDIRECTS)!)).toEqual({ redirects: [{ from: '/far', to: '/about' }] });
});

test('a page that returns to its old address needs no redirect from there', () => {
  const files = {
    'pages-config/new.json': page('/'),
    [REDIRECTS]: redirects({ from: '/old', to: '/new' }, { from: '/older', to: '/new#x' }),
  };
  const plan = planned(movePage(readContent({ files }), '/new', '/old'));
  expect(JSON.parse(plan.texts.get(REDIRECTS)!)).toEqual({
    redirects: [
      { from: '/older', to: '/old#x' },
      { from: '/new', to: '/old' },
    ],
  });
});

test('invalid redirects stay unchanged, and an invalid list is refused', () => {
  const files = (text: string) => ({ 'pages-config/far.json': page('/'), [REDIRECTS]: text });
  const odd = '{ "redirects": [null, 5, { "from": 3 }] }';
  const plan = planned(movePage(readContent({ files: files(odd) }), '/far', '/near'));
  expect(JSON.parse(plan.texts.get(REDIRECTS)!)).toEqual({
    redirects: [null, 5, { from: 3 }, { from: '/far', to: '/near' }],
  });
  expect(movePage(readContent({ files: files('{ "redirects": "x" }') }), '/far', '/near')).toEqual({
    refused: 'pages-config/_redirects.json: There is no such value at redirects.',
  });
});

test('redirects to a permanently removed page are removed', () => {
  const files = {
    'pages-config/late.json': page('/'),
    [REDIRECTS]: redirects({ from: '/early', to: '/late' }),
  };
  const plan = planned(removePage(readContent({ files }), '/late', undefined));
  expect(plan.removes).toEqual(['pages-config/late.json']);
  expect(JSON.parse(plan.texts.get(REDIRECTS)!)).toEqual({
    redirects: [
      { from: '/early', gone: true },
      { from: '/late', gone: true },
    ],
  });
});

test('a download gets a redirect; a picture needs none, because its address changes anyway', () => {
  const media: MediaFile[] = [
    { path: 'downloads/list.pdf', bytes: 9, format: 'pdf' },
    { path: 'drawings/hero.svg', bytes: 9, format: 'svg' },
  ];
  const content = readContent({ files: { 'pages-config/far.json': page('/downloads/list.pdf') }, media });
  const plan = planned(moveMedia(content, 'downloads/list.pdf', 'downloads/prices.pdf'));
  expect(plan.renames).toEqual([
    { from: 'pages-config/_media/downloads/list.pdf', to: 'pages-config/_media/downloads/prices.pdf' },
  ]);
  expect(plan.texts.get('pages-config/far.json')).toBe(page('/downloads/prices.pdf'));
  expect(JSON.parse(plan.texts.get(REDIRECTS)!)).toMatchObject({
    redirects: [{ from: '/downloads/list.pdf', to: '/downloads/prices.pdf' }],
  });
  const drawing = planned(moveMedia(content, 'drawings/hero.svg', 'drawings/front.svg'));
  expect([...drawing.texts.keys()]).toEqual(['pages-config/index.json']);
});

test.each(['drawings/../../../hero.svg', 'drawings//hero.svg', '/hero.svg', 'Hero.svg'])(
  'a picture is not moved to %s',
  (to) => {
    expect(moveMedia(readContent({}), 'drawings/hero.svg', to)).toEqual({
      refused: `"${to}" can’t be its name: write lower case letters, digits and hyphens, and the ending .svg.`,
    });
  },
);

test.each([
  ['/nowhere', '/x', 'There is no page /nowhere.'],
  ['/', '/x', 'The home page can’t have another address: the site begins with it.'],
  ['/about', '/About', '/About'],
  [
    '/about',
    '/no te',
    '"/no te" can’t be the address of a page: write /name, with letters, digits and single hyphens.',
  ],
  [
    '/about',
    '/',
    '"/" can’t be the address of a page: write /name, with letters, digits and single hyphens.',
  ],
  ['/about', '/notes/first', 'There is a page /notes/first already.'],
  ['/about', '/Notes/First', 'There is a page /notes/first already.'],
  ['/about', '/about', '/about is its address already.'],
])('from %s to %s: %s', (from, to, refused) => {
  const plan = movePage(readContent({}), from, to);
  if ('refused' in plan) expect(plan.refused).toBe(refused);
  else expect(plan.renames[0]!.to).toBe(`pages-config${refused}.json`);
});

test('a page moves with its translations: links to each are updated, and each old address redirects', () => {
  const files = {
    'pages-config/lamp.json': page('/lamp#top'),
    'pages-config/lamp.hi.json': page('/hi/lamp'),
    'pages-config/shop.json': page('/lamp'),
    'pages-config/shop.hi.json': page('/hi/lamp?a=1'),
    [REDIRECTS]: redirects(),
  };
  const plan = planned(movePage(readContent({ files }), '/lamp', '/in/light'));
  expect(plan.renames).toEqual([
    { from: 'pages-config/lamp.json', to: 'pages-config/in/light.json' },
    { from: 'pages-config/lamp.hi.json', to: 'pages-config/in/light.hi.json' },
  ]);
  const deeper = (text: string) => text.replace('../schemas', '../../schemas');
  expect(Object.fromEntries(plan.texts)).toEqual({
    'pages-config/in/light.json': deeper(page('/in/light#top')),
    'pages-config/in/light.hi.json': deeper(page('/hi/in/light')),
    'pages-config/shop.json': page('/in/light'),
    'pages-config/shop.hi.json': page('/hi/in/light?a=1'),
    [REDIRECTS]: expect.stringMatching(
      /"from": ?"\/lamp", ?"to": ?"\/in\/light".*"from": ?"\/hi\/lamp", ?"to": ?"\/hi\/in\/light"/s,
    ) as string,
  });
});

test("a translation has the address of its original: it can't be moved alone", () => {
  const files = { 'pages-config/lamp.json': page('/lamp'), 'pages-config/lamp.hi.json': page('/lamp') };
  expect(movePage(readContent({ files }), '/hi/lamp', '/hi/light')).toEqual({
    refused: '/hi/lamp follows from the page that it translates: give /lamp another address.',
  });
});

test('a page is removed with its translations, whose visitors are redirected in their language if possible', () => {
  const files = {
    'pages-config/lamp.json': page('#top'),
    'pages-config/lamp.hi.json': page('#top'),
    'pages-config/lamp.fr.json': page('#top'),
    'pages-config/shop.json': page('/lamp'),
    'pages-config/shop.hi.json': page('/hi/lamp'),
    [REDIRECTS]: redirects(),
  };
  const plan = planned(removePage(readContent({ files }), '/lamp', '/shop'));
  expect(plan.removes.toSorted()).toEqual([
    'pages-config/lamp.fr.json',
    'pages-config/lamp.hi.json',
    'pages-config/lamp.json',
  ]);
  expect(plan.texts.get('pages-config/shop.hi.json')).toBe(page('/hi/shop'));
  expect(JSON.parse(plan.texts.get(REDIRECTS)!)).toMatchObject({
    redirects: expect.arrayContaining([
      { from: '/lamp', to: '/shop' },
      { from: '/hi/lamp', to: '/hi/shop' },
      { from: '/fr/lamp', to: '/shop' },
    ]) as unknown,
  });
});

test('a translation can be removed alone', () => {
  const files = {
    'pages-config/lamp.json': page('#top'),
    'pages-config/lamp.hi.json': page('#top'),
    [REDIRECTS]: redirects(),
  };
  const plan = planned(removePage(readContent({ files }), '/hi/lamp', '/lamp'));
  expect(plan.removes).toEqual(['pages-config/lamp.hi.json']);
});

test('an anchor is renamed, with every link to it: from other pages, within its own, and in rich text', () => {
  const far = page(
    '#old',
    '<p><a href="/far#old">one</a>, <a href="/far?a=1#old">two</a>, <a href="/near#old">three</a></p>',
  );
  const files = {
    'pages-config/far.json': far.replace('{"type":"hero",', '{"type":"hero","id":"old",'),
    'pages-config/near.json': page('/far#old').replace('{"type":"hero",', '{"type":"hero","id":"old",'),
  };
  const plan = planned(moveAnchor(readContent({ files }), '/far#old', 'new'));
  expect(plan.renames).toEqual([]);
  expect([...plan.texts.keys()].sort()).toEqual(Object.keys(files));
  expect(plan.texts.get('pages-config/far.json')).toBe(
    files['pages-config/far.json']
      .replace('"id":"old"', '"id":"new"')
      .replace('"#old"', '"#new"')
      .replace('/far#old', '/far#new')
      .replace('/far?a=1#old', '/far?a=1#new'),
  );
  expect(plan.texts.get('pages-config/near.json')).toBe(
    files['pages-config/near.json'].replace('/far#old', '/far#new'),
  );
});

test('an anchor of a shared section is renamed there, and in links to every page that shows it', () => {
  const shared = [
    { path: 'pages-config/_shared/times.json', text: '{"type":"hero","id":"times","title":"A"}' },
  ];
  const uses = (action: string) => page(action).replace('"sections":[', '"sections":[{"use":"times"},');
  const files = { 'pages-config/a.json': uses('/b#times'), 'pages-config/b.json': uses('/a#times') };
  const { set, ...project } = { ...fixture({ files }), set: joinSchemas(fixture({}).schemas) };
  const plan = planned(moveAnchor(writtenContent({ ...project, shared }, set), '/a#times', 'hours'));
  expect(Object.fromEntries(plan.texts)).toEqual({
    'pages-config/_shared/times.json': shared[0]!.text.replace('"times"', '"hours"'),
    'pages-config/a.json': files['pages-config/a.json'].replace('/b#times', '/b#hours'),
    'pages-config/b.json': files['pages-config/b.json'].replace('/a#times', '/a#hours'),
  });
});

test.each([
  ['#none', 'new', 'There is no anchor /far#none. Anchors on /far: old, a-heading, other.'],
  [
    '#old',
    'New Place',
    '"New Place" can’t be the name of an anchor: begin with a letter, and write lower case letters, digits and hyphens.',
  ],
  ['#old', 'other', 'There is an anchor #other already, in pages-config/far.json.'],
  ['#a-heading', 'new', 'The anchor /far#a-heading has the name of its heading: change the heading.'],
])('an anchor %s can’t be renamed to %s', (place, to, refused) => {
  const section = (id: string) => `{"type":"hero","id":"${id}","title":"A","text":"<h3>A heading</h3>"}`;
  const text = `{"title":"A page","sections":[${section('old')},${section('other')}]}`;
  const content = readContent({ files: { 'pages-config/far.json': text } });
  expect(moveAnchor(content, `/far${place}`, to)).toEqual({ refused });
});
