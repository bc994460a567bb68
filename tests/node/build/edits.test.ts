import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ContentError } from '../../../src/core/content-error.ts';
import { buildSite } from '../../../src/site-build/pages/build-site.ts';
import { seeded } from '../../workshop/fuzz/random.ts';
import {
  readBuiltFile,
  expectSameAsFullBuild as likeWhole,
  listFilesBelow,
} from '../../helpers/same-as-full-build.ts';
import { root } from '../../helpers/project.ts';
import { copySmallSite, pageWith } from '../../helpers/small-site.ts';
import type { SmallSite } from '../../helpers/small-site.ts';

/* A build does only the work of a change, and its result equals a full build, file by file and byte by
   byte: over a long series of edits, additions, deletions, renames, and changes of media and of the site. */
let site: SmallSite;
let otherSite: SmallSite;
const random = seeded(20261122);
const pages = new Map<string, Page>();
let made = 0;
/** The moment for which the site is built. */
let today = '2027-01-15T12:00';

interface Page {
  words: string;
  picture: number;
  /** Whether other pages list the page. */
  isService: boolean;
  lists: boolean;
  /** The first day of one text, and the last day of one person. */
  more?: string;
  leaves?: string;
}

beforeAll(() => {
  site = copySmallSite();
  otherSite = copySmallSite();
  for (const number of [1, 2, 3]) render(number);
  for (let count = 0; count < 8; count++) add();
  writeAll();
});

afterAll(() => {
  site.remove();
  otherSite.remove();
});

const edits: Record<string, () => void> = {
  edit: () => void (somePage().words = words()),
  'another picture': () => void (somePage().picture = 1 + random.below(3)),
  'a member of the list': () => {
    const page = somePage();
    page.isService = !page.isService;
  },
  list: () => {
    const page = somePage();
    page.lists = !page.lists;
  },
  'a day on which something comes': () => void (somePage().more = someDay()),
  'a day on which somebody goes': () => void (somePage().leaves = someDay()),
  time: () => void (today = someDay()),
  add,
  delete: () => void (pages.size > 4 && pages.delete(someName())),
  rename: () => {
    const name = someName();
    pages.set(newName(), pages.get(name)!);
    pages.delete(name);
  },
  'a picture that was drawn anew': () => render(1 + random.below(3)),
  site: () =>
    site.replace(
      '_site.json',
      /"tagline": "[^"]*"/.exec(site.read('_site.json'))![0],
      `"tagline": "${words()}"`,
    ),
};

test('one edit renders one page, and a build without an edit renders none', async () => {
  writeAll();
  await build(site);
  expect((await build(site, '/')).why).toBe('/: nothing has changed since the last build.');
  const [name = '', page] = [...pages].find(([, { isService }]) => !isService) ?? [];
  page!.words = words();
  writeAll();
  const { rendered, why } = await build(site, `/${name}`);
  expect({ rendered, why }).toEqual({
    rendered: 1,
    why: `/${name} was rendered: pages-config/${name}.json has changed.`,
  });
});

test(
  'after a due date the pages with due content are rendered again, and no others',
  { tags: ['long'] },
  async () => {
    today = '2028-01-01T00:00';
    const [[one = '', page] = []] = pages;
    page!.more = '2028-06-01';
    writeAll();
    await build(site);
    today = '2028-05-31T23:59';
    expect((await build(site)).rendered).toBe(0);
    today = '2028-06-01T00:00';
    const { rendered, why } = await build(site, `/${one}`);
    expect({ rendered, why }).toEqual({
      rendered: 1,
      why: `/${one} was rendered: its title, its head, its languages, its dates or the settings of the build have changed.`,
    });
  },
);

test('a changed picture renders the pages that show it again, and the build reports that', async () => {
  const shown = [...pages].filter(([, { picture }]) => picture === 2).map(([name]) => name);
  expect(shown).not.toEqual([]);
  render(2);
  const { rendered, why } = await build(site, `/${shown[0]}`);
  expect({ rendered, why }).toEqual({
    rendered: shown.length,
    why: `/${shown[0]} was rendered: _media/people/2.svg has changed.`,
  });
});

test('several threads render the same files as a single one, byte by byte', { tags: ['long'] }, async () => {
  await build(site);
  rmSync(otherSite.root, { recursive: true });
  cpSync(path.join(site.root, 'pages-config'), path.join(otherSite.root, 'pages-config'), {
    recursive: true,
  });
  const { rendered, pages: all } = await build(otherSite, undefined, 3);
  // The not-found page has no data.
  expect(rendered).toBe(all + 1);
  expect(listFilesBelow(otherSite, 'dist')).toEqual(listFilesBelow(site, 'dist'));
  const differing = listFilesBelow(site, 'dist').filter(
    (name) => !readBuiltFile(site, name).equals(readBuiltFile(otherSite, name)),
  );
  expect(differing).toEqual([]);
});

test('a build of content with an error fails, and leaves the built site unchanged', async () => {
  const before = listFilesBelow(site, 'dist').map((name) => [
    name,
    readBuiltFile(site, name).toString('base64'),
  ]);
  site.replace('index.json', 'href=\\"/\\"', 'href=\\"/nowhere\\"');
  await expect(build(site)).rejects.toThrow(ContentError);
  expect(
    listFilesBelow(site, 'dist').map((name) => [name, readBuiltFile(site, name).toString('base64')]),
  ).toEqual(before);
  writeAll();
  expect((await build(site)).rendered).toBe(0);
});

test('a missing or foreign file of the built site is made again', async () => {
  const [name = ''] = pages.keys();
  rmSync(path.join(site.root, 'dist', name, 'index.json'));
  const { rendered, why } = await build(site, `/${name}`);
  expect({ rendered, why }).toEqual({
    rendered: 1,
    why: `/${name} was rendered: ${name}/index.json is missing from the built site, or was changed there.`,
  });
  expect(listFilesBelow(site, 'dist')).toContain(`${name}/index.json`);
});

test.each(['assets', 'media', 'media/share'])('deleted files of %s are written again', async (place) => {
  const before = listFilesBelow(site, 'dist');
  const lostFiles = before.filter((name) => name.startsWith(place));
  expect(lostFiles).not.toEqual([]);
  for (const name of lostFiles) rmSync(path.join(site.root, 'dist', name));
  await build(site);
  expect(listFilesBelow(site, 'dist')).toEqual(before);
});

describe('if only texts in sections have changed', { tags: ['long'] }, () => {
  const WHOLE = 'Preparing pictures, films, downloads and the code';
  const text = (name: string, from: RegExp | string, to: string) => {
    const file = `${name}.json`;
    site.replace(file, typeof from === 'string' ? from : from.exec(site.read(file))![0], to);
  };
  /** Builds after a change, and returns whether the whole site was processed. */
  const processesWholeSite = async (change: () => void, where = site, folder = 'dist', at?: string) => {
    change();
    const steps: string[] = [];
    const options = { progress: (step: string) => void steps.push(step), share: false, old: false, at };
    await buildSite({ engine: root, site: where.root }, path.join(where.root, folder), options);
    return steps.includes(WHOLE);
  };
  let plain: string;

  beforeAll(async () => {
    pages.clear();
    pages.set('plain', { words: 'bread', picture: 1, isService: false, lists: false });
    pages.set('member', { words: 'rye', picture: 1, isService: true, lists: false });
    pages.set('listing', { words: 'flour', picture: 2, isService: false, lists: true });
    writeAll();
    // A dated page, a draft, and a page for unknown addresses, which exist before the first build.
    site.replace('plain.json', '"title": "Words"', '"title": "Words", "publishAt": "2020-01-01"');
    const draft = pageWith([{ type: 'page-head', title: 'A draft' }], 'A draft');
    site.write('draft.json', { ...draft, draft: true });
    site.write('_not-found.json', pageWith([{ type: 'page-head', title: 'Nothing is here' }], 'Not found'));
    await build(site);
    plain = site.read('plain.json');
  });

  test('only their pages are rendered, and the result equals a full build', async () => {
    expect(await processesWholeSite(() => text('plain', '<p>bread</p>', '<p>dark bread</p>'))).toBe(false);
    expect(readBuiltFile(site, 'plain/index.html').toString()).toContain('dark bread');
    expect(await processesWholeSite(() => text('member', '<p>rye</p>', '<p>dark rye</p>'))).toBe(false);
    await expectLikeWhole('words');
    expect((await build(site)).rendered).toBe(0);
  });

  test('a build can report why a page was rendered, or not', async () => {
    text('plain', 'dark bread', 'brown bread');
    expect((await build(site, '/plain')).why).toBe(
      '/plain was rendered: pages-config/plain.json has changed.',
    );
    text('plain', 'brown bread', 'dark bread');
    expect((await build(site, '/member')).why).toBe(
      '/member was not rendered: nothing that it shows has changed.',
    );
    text('plain', 'dark bread', 'white bread');
    expect((await build(site, '/nowhere')).why).toBe('/nowhere: there is no such page.');
  });

  test.each<[what: string, change: () => void]>([
    ['a title', () => text('plain', 'Page plain of a small', 'Page plain in a small')],
    ['a character that no font has yet', () => text('plain', '<p>', '<p>Ŵ ')],
    ['a picture in a section', () => text('plain', /people\/\d/, 'people/3')],
    ['a link', () => text('plain', '<p>', '<p><a href=\\"/\\">Home</a> ')],
    ['a draft', () => text('draft', '"A draft"', '"Another draft"')],
    ['a date', () => text('plain', '2020-01-01', '2021-01-01')],
    ['a page that shows a list', () => text('listing', '<p>', '<p>More ')],
    ['the page for unknown addresses', () => text('_not-found', 'Nothing is here', 'Nothing at all')],
    [
      'a further page',
      () => site.write('further.json', pageWith([{ type: 'page-head', title: 'F' }], 'Far')),
    ],
  ])('the whole site is processed if the change is %s', async (_what, change) => {
    expect(await processesWholeSite(change)).toBe(true);
  });

  test('after all of these changes the result equals a full build', () => expectLikeWhole('more than words'));

  test('the whole site is processed if a file of the built site has changed', async () => {
    rmSync(path.join(site.root, 'dist/member/index.json'));
    expect(await processesWholeSite(() => text('plain', '<p>', '<p>Again '))).toBe(true);
    await expectLikeWhole('a lost file');
  });

  test('the whole site is processed if the list of written files is lost', async () => {
    const forget = () => {
      const database = new DatabaseSync(path.join(site.root, 'node_modules/.cache/site/build.sqlite'));
      const tables = database.prepare("SELECT name FROM sqlite_schema WHERE name GLOB 'outputs-*'").all();
      for (const { name } of tables) database.exec(`DROP TABLE "${String(name)}"`);
      database.close();
      rmSync(path.join(site.root, 'dist/plain'), { recursive: true });
    };
    expect(await processesWholeSite(forget)).toBe(true);
    await expectLikeWhole('outputs forgotten');
    forget();
    expect(await processesWholeSite(() => text('plain', '<p>', '<p>Once more '))).toBe(true);
    await expectLikeWhole('outputs forgotten, and an edit');
  });

  test('a file that was built in another folder, for another moment, is not published here', async () => {
    const later = pageWith([{ type: 'page-head', title: 'Later' }], 'A later page');
    site.write('later.json', { ...later, publishAt: '2999-01-01' });
    await processesWholeSite(() => undefined);
    await processesWholeSite(() => undefined, site, 'preview', '2999-01-02');
    await processesWholeSite(() => text('later', '"title": "Later"', '"title": "Much later"'));
    await expectLikeWhole('another moment');
    expect(existsSync(path.join(site.root, 'dist/later'))).toBe(false);
    site.delete('later.json');
    rmSync(path.join(site.root, 'preview'), { recursive: true });
  });

  test('each target folder has its own last build', async () => {
    site.write('plain.json', plain);
    await processesWholeSite(() => undefined, site, 'other');
    expect(await processesWholeSite(() => text('plain', '<p>', '<p>Here '), site, 'other')).toBe(false);
    expect(await processesWholeSite(() => text('member', '<p>', '<p>There '))).toBe(true);
    await expectLikeWhole('two folders');
    rmSync(path.join(site.root, 'other'), { recursive: true });
  });
});

test(
  'after 200 changes, a few at a time, the result equals a full build',
  { tags: ['long'], timeout: 600_000 },
  async () => {
    const kinds = Object.keys(edits);
    let rendered = 0;
    for (let done = 0, round = 0; done < 200; round++) {
      // Every third build has only changed texts, so that it processes only their pages.
      const words = round % 3 === 2;
      for (let count = 1 + random.below(words ? 2 : 30); count > 0; count--, done++)
        edits[words ? 'edit' : random.pick(kinds)]!();
      writeAll();
      const report = await build(site);
      rendered += report.rendered;
      const whole = await expectLikeWhole(`round ${round}`);
      expect(report.pages).toBe(whole.pages);
      // The not-found page is additional.
      expect(whole.rendered).toBe(whole.pages + 1);
    }
    expect(rendered).toBeGreaterThan(0);
  },
);

/** Builds the site from scratch, elsewhere, and compares. */
const expectLikeWhole = (label: string) => likeWhole(site, otherSite, build, label);

function build(where: SmallSite, why?: string, threads = 1) {
  const roots = { engine: root, site: where.root };
  // The comparison ignores files for open pages of earlier builds.
  const options = { progress: () => undefined, share: false, old: false, why, threads, at: today };
  return buildSite(roots, path.join(where.root, 'dist'), options);
}

function writeAll(): void {
  for (const file of listFilesBelow(site, 'pages-config'))
    if (/^\w+\/?[\w-]*\.json$/.test(file) && !file.startsWith('_')) site.delete(file);
  const links = [...pages.keys()].map((name) => `<a href="/${name}">Page ${name}</a>`);
  const home = {
    type: 'text-block',
    title: 'All pages',
    text: `<p>${links.join(', ')}, <a href="/">the start</a></p>`,
  };
  site.write(
    'index.json',
    pageWith([{ type: 'page-head', title: 'One page' }, home, tiles], 'The first page'),
  );
  for (const [name, { words: text, picture, isService, lists, more, leaves }] of pages) {
    const image = { src: `people/${picture}.svg`, alt: `Picture ${picture}` };
    const profile = { name: `Person ${picture}`, image, bio: 'Bakes at night.', details: ['Here'] };
    site.write(`${name}.json`, {
      ...pageWith(
        [
          { type: 'page-head', title: `Page ${name}` },
          { type: 'text-block', title: 'Words', text: `<p>${text}</p>` },
          {
            type: 'people',
            variant: 'profiles',
            title: 'People',
            items: [profile, ...(leaves ? [{ ...profile, name: 'Somebody else', expireAt: leaves }] : [])],
          },
          ...(more ? [{ type: 'text-block', title: 'More', text: `<p>${text}</p>`, publishAt: more }] : []),
          ...(lists ? [tiles] : []),
        ],
        `Page ${name}`,
      ),
      ...(isService && { tile: { title: `Service ${name}`, text: `What ${text} is for.`, image: drawing } }),
    });
  }
}

const drawing = { src: 'drawings/one.svg', alt: '' };
const tiles = { type: 'tile-grid', title: 'Services', items: { collection: 'services' } };

function render(number: number): void {
  const radius = 10 + random.below(30);
  const svg = (size: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><circle cx="${size / 2}" cy="${size / 2}" r="${radius}" fill="#8a3b12"/></svg>`;
  site.write(`_media/people/${number}.svg`, svg(400));
  if (number === 1) site.write('_media/drawings/one.svg', svg(120));
}

function add(): void {
  const name = newName();
  pages.set(name, {
    words: words(),
    picture: 1 + random.below(3),
    isService: random.happens(0.4),
    lists: random.happens(0.3),
  });
}

function newName(): string {
  made += 1;
  return `page-${made}`;
}

function somePage(): Page {
  return pages.get(someName())!;
}

function someName(): string {
  return random.pick([...pages.keys()]);
}

function someDay(): string {
  return `2027-0${1 + random.below(9)}-1${random.below(9)}T12:00`;
}

function words(): string {
  const some = ['bread', 'rye', 'crust', 'flour', 'sour', 'oven', 'café', 'dawn'];
  return Array.from({ length: 4 }, () => random.pick(some)).join(' ');
}
