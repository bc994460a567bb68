import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Roots } from '../../build/roots.ts';
import { readJson } from '../../core/json/json-source.ts';
import type { Scaffold, ScaffoldFile } from './scaffold-files.ts';

/**
 * Fits content that was made from the schemas' examples to a site: sample pictures become one that the site has, links
 * lead to pages that are there, and titles end with the site's name.
 * @returns the same files; where the site has no picture of a kind, the sample beside them
 */
export async function fitToSite({ engine, site }: Roots, made: Scaffold): Promise<Scaffold> {
  const content = path.join(site, 'pages-config');
  const samples = path.join(engine, 'schemas/samples/_media');
  const needed = new Set<string>();
  const name = await siteName(content);
  const fit = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => fit(item));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([each, inner]) => [each, fit(inner, each)]));
    if (typeof value !== 'string') return value;
    if (key === 'to' && value.startsWith('/')) return hasPage(content, value) ? value : '/';
    if (!isSample.test(value)) return value;
    const own = likeIt(content, value);
    if (!own) needed.add(value);
    return own ?? value;
  };
  const files = made.files.map((file): ScaffoldFile => {
    if (!file.path.startsWith('pages-config/')) return file;
    const data = fit(JSON.parse(String(file.text))) as Record<string, unknown>;
    const isPage = 'sections' in data || 'template' in data;
    const titled =
      isPage && name
        ? { ...data, title: `${String(data['title']).slice(0, 67 - name.length)} | ${name}` }
        : data;
    return { ...file, text: `${JSON.stringify({ ...data, ...titled }, null, 2)}\n` };
  });
  for (const sample of needed) {
    const text = await readFile(path.join(samples, sample));
    files.push({ path: `pages-config/_media/${sample}`, text });
  }
  return { ...made, files };
}

const isSample = /^(drawings|people|downloads)\/sample\.\w+$/;

async function siteName(content: string): Promise<string | undefined> {
  const file = path.join(content, '_site.json');
  const site = readJson({ path: file, text: await readFile(file, 'utf8') }).data as
    { name?: string } | undefined;
  return site?.name;
}

function hasPage(content: string, route: string): boolean {
  const file = route.replace(/[?#].*$/, '').replace(/^\//, '') || 'index';
  return [`${file}.json`, `${file}/index.json`].some((name) => existsSync(path.join(content, name)));
}

/** A file of the same folder and ending that the site has already. */
function likeIt(content: string, sample: string): string | undefined {
  const folder = path.join(content, '_media', path.dirname(sample));
  if (!existsSync(folder)) return undefined;
  const found = readdirSync(folder)
    .sort()
    .find((name) => path.extname(name) === path.extname(sample));
  return found && `${path.dirname(sample)}/${found}`;
}
