import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdirSync, writeFileSync } from 'node:fs';
import { buildSite } from '../../src/site-build/pages/build-site.ts';
import { root } from '../helpers/project.ts';
import { expectSameAsFullBuild, listFilesBelow, readBuiltFile } from '../helpers/same-as-full-build.ts';
import { copySmallSite, pageWith, type SmallSite } from '../helpers/small-site.ts';

/* Crops and focal points from the JSON to the built site. */
let site: SmallSite;
let otherSite: SmallSite;

const build = ({ root: folder }: SmallSite) =>
  buildSite({ engine: root, site: folder }, path.join(folder, 'dist'), {
    progress: () => undefined,
    share: false,
    old: false,
    threads: 1,
  });
const read = (name: string) => readBuiltFile(site, name).toString('utf8');
const readSheets = (page: string) =>
  [...read(page).matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, name = '']) => read(name)).join('\n');
const pictures = () => listFilesBelow(site, 'dist').filter((name) => name.startsWith('media/desk-'));

function write(page: string, more: object): void {
  const image = { src: 'desk.png', alt: 'A desk at a window', ...more };
  const section = {
    type: 'letter',
    text: '<p>Words.</p>',
    image,
    signature: { name: 'Asha Verma', role: 'Editor' },
  };
  site.write(page, pageWith([{ type: 'page-head', title: page }, section], `The page ${page}`));
}

beforeAll(async () => {
  site = copySmallSite();
  otherSite = copySmallSite();
  const folder = path.join(site.root, 'pages-config/_media');
  mkdirSync(folder);
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#14214f' } });
  writeFileSync(path.join(folder, 'desk.png'), await picture.png().toBuffer());
  write('plain.json', {});
  write('cut.json', {});
});

afterAll(() => {
  site.remove();
  otherSite.remove();
});

test('a crop makes files of its size, and is built again if it changes', async () => {
  await build(site);
  const whole = pictures();
  expect(read('cut/index.html')).toContain('width="900" height="600"');

  const crop = { left: 0, top: 10, width: 50, height: 90 };
  write('cut.json', { crop });
  await build(site);
  await expectSameAsFullBuild(site, otherSite, build, 'a crop beside the whole picture');
  expect(read('cut/index.html')).toContain('width="450" height="540"');
  expect(read('plain/index.html')).toContain('width="900" height="600"');
  const both = pictures();
  expect(both).toEqual(expect.arrayContaining(whole));

  write('cut.json', { crop: { ...crop, width: 40 } });
  await build(site);
  await expectSameAsFullBuild(site, otherSite, build, 'another crop');
  expect(read('cut/index.html')).toContain('width="360" height="540"');
  expect(pictures()).not.toEqual(both);

  write('cut.json', {});
  await build(site);
  expect(pictures()).toEqual(whole);
});

test('only a page with a focal point, and navigation, load its rules', async () => {
  await build(site);
  const before = read('plain/index.html');
  expect(listFilesBelow(site, 'dist').filter(hasRules)).toEqual([]);
  write('cut.json', { focus: { x: 30, y: 0 } });
  await build(site);
  await expectSameAsFullBuild(site, otherSite, build, 'a focal point');
  expect(read('cut/index.html')).toContain('data-focus="30 0"');
  expect(readSheets('cut/index.html')).toContain('--focus-x:30%');
  expect(readSheets('plain/index.html')).not.toContain('--focus-x');
  expect(read('plain/index.html').length).toBe(before.length);
  expect(listFilesBelow(site, 'dist').some((name) => name.startsWith('assets/all-') && hasRules(name))).toBe(
    true,
  );
});

function hasRules(name: string): boolean {
  return name.endsWith('.css') && read(name).includes('--focus-x');
}
