/** @module-tag long */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importOnce } from '../../src/site-build/code/import-module.ts';
import { LiveSite } from '../../src/site-build/dev/live-site.ts';
import type { DiagnosticSection } from '../../src/core/page/preview.ts';
import { createLocale } from '../../src/core/messages/locale.ts';
import { createApp } from '../../src/server/app.ts';
import { readBuiltSiteData } from '../../src/server/read-built-site.ts';
import { root } from '../helpers/project.ts';
import { copySmallSite, type SmallSite } from '../helpers/small-site.ts';

/* The stages of a draft: visible in development, in a preview that search engines ignore, and not on the
   site. */
let site: SmallSite;

beforeAll(() => {
  site = copySmallSite('bakery');
  const about = JSON.parse(site.read('ueber-uns.json')) as object;
  site.write('neu.json', { ...about, draft: true, title: 'Was neu ist | Mohn & Krume', description: NEW });
});

const NEW = 'Ein Entwurf: was im Herbst neu in unserem Regal liegt und warum es so lange gedauert hat.';

afterAll(() => site.remove());

test('a draft is not on the site', async () => {
  await build();
  expect(['neu/index.html', 'sitemap.xml'].map(isBuilt)).toEqual([false, true]);
  expect(built('sitemap.xml')).not.toContain('/neu');
  expect(built('_headers')).not.toContain('X-Robots-Tag');
}, 120_000);

test('a preview has the draft, and search engines must not index a preview', async () => {
  await build('--drafts');
  expect(['neu/index.html', 'sitemap.xml'].map(isBuilt)).toEqual([true, false]);
  for (const page of ['neu/index.html', 'index.html'])
    expect(built(page)).toContain('<meta name="robots" content="noindex">');
  expect(built('_headers')).toContain('  X-Robots-Tag: noindex\n');
  expect(built('robots.txt')).toBe('User-agent: *\nAllow: /\n');
  const { isPreview, inlineScripts, thirdParties, ...words } = readBuiltSiteData(
    path.join(site.root, 'dist'),
  );
  const folder = path.join(site.root, 'dist');
  const locale = createLocale(words);
  const app = await createApp({ folder, thirdParties, inlineScripts, isPreview, locale });
  const answer = await app.inject('/neu');
  expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  await app.close();
}, 120_000);

test('after a preview the site is as before', async () => {
  await build();
  expect(['neu/index.html', 'sitemap.xml'].map(isBuilt)).toEqual([false, true]);
  expect(built('index.html')).not.toContain('noindex');
}, 120_000);

test('development shows the draft with a note above it', async () => {
  const live = new LiveSite({ engine: root, site: site.root }, importOnce);
  const { data, status } = await (await live.current()).page('/neu');
  const [box, first] = data.page.sections;
  const { title, diagnostics } = box as DiagnosticSection;
  expect([status, title, first?.type]).toEqual([200, 'Not on the site now', 'page-head']);
  const line = site.read('neu.json').split('"draft"')[0]!.split('\n').length;
  expect(diagnostics).toMatchObject([
    { file: 'pages-config/neu.json', line, code: 'draft', severity: 'warning' },
  ]);
});

async function build(...options: string[]): Promise<void> {
  const args = ['scripts/pagewright.mjs', 'build', '--site', site.root, '--no-share', ...options];
  await promisify(execFile)(process.execPath, args, { cwd: root });
}

function built(name: string): string {
  return readFileSync(path.join(site.root, 'dist', name), 'utf8');
}

function isBuilt(name: string): boolean {
  return existsSync(path.join(site.root, 'dist', name));
}
