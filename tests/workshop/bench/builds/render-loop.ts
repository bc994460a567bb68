import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData, ResolvedSite } from '../../../../src/core/content/resolved-page.ts';

/*
 * A lower bound for a single-threaded build: the sections of each page, with data resolved by an earlier build,
 * rendered by React's renderToString and written one by one. Usage: node render-loop.ts ENGINE DIST OUT
 */
const [engine = '', dist = '', out = ''] = process.argv.slice(2);

/** The exports of src/entries/prerender.tsx, bundled. */
interface Prerender {
  prepare(types: readonly string[]): Promise<unknown>;
  renderPage(site: ResolvedSite, data: PageData): string;
}

process.env['NODE_ENV'] = 'production';
const newest = (files: string[]): string => {
  const [first] = files.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  if (first === undefined) throw new Error('Nothing has been built.');
  return first;
};
const find = (pattern: string, cwd: string) => globSync(pattern, { cwd }).map((file) => path.join(cwd, file));
const bundled = find('node_modules/.cache/site/bundle/*/server/prerender.js', engine);
const { prepare, renderPage } = (await import(pathToFileURL(newest(bundled)).href)) as Prerender;
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const site = read(newest(find('assets/site-*.json', dist))) as ResolvedSite;
for (const [index, file] of find('**/index.json', dist).entries()) {
  const data = read(file) as PageData;
  await prepare(data.page.types);
  writeFileSync(path.join(out, `${index}.html`), renderPage(site, data));
}
