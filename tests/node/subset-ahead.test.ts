import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildFonts } from '../../src/site-build/fonts/build-fonts.ts';
import { subsetAhead } from '../../src/site-build/fonts/subset-ahead.ts';
import { fontText } from '../../src/site-build/fonts/font-text.ts';
import { locateTypefaces } from '../../src/site-build/fonts/typefaces.ts';
import { readSiteTheme } from '../../src/site-build/theme/site-theme.ts';
import { readProject } from '../../src/site-build/read-project.ts';
import { root } from '../helpers/project.ts';
import { copySmallSite, type SmallSite } from '../helpers/small-site.ts';

/* The build uses the font subsets that a thread has made, and makes none of them again. */
let site: SmallSite;
let engine: string;

beforeEach(() => {
  site = copySmallSite('bakery');
  engine = mkdtempSync(path.join(tmpdir(), 'engine-'));
});

afterEach(() => {
  site.remove();
  rmSync(engine, { recursive: true });
});

const cache = () => path.join(engine, 'node_modules/.cache/site/media');
const content = () => path.join(site.root, 'pages-config');
const project = () => readProject({ engine: root, site: site.root });

test('a thread makes the subsets that the build requests', async () => {
  const read = await project();
  await subsetAhead({ engine, site: site.root }, 'ź', read);
  const cut = readdirSync(cache()).sort();
  const { typefaces } = readSiteTheme(content());
  const data = JSON.parse(read.site!.text) as Record<string, unknown>;
  const text = fontText('ź', read.messages, data);
  const fonts = await buildFonts({
    text,
    cacheFolder: cache(),
    typefaces: locateTypefaces(typefaces, content()),
  });
  expect(fonts.files.length).toBeGreaterThan(1);
  expect(readdirSync(cache()).sort()).toEqual(cut);
});

test('a subset that can’t be made is no error of the thread: the build reports it', async () => {
  const text = '{ "theme": { "typefaces": [{ "package": "no-such" }] } }';
  const broken = { ...(await project()), site: { path: 'pages-config/_site.json', text } };
  await expect(subsetAhead({ engine, site: site.root }, '', broken)).resolves.toBeUndefined();
});
