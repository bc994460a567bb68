import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentHtml } from '../../core/document.ts';
import { dataAddress } from '../../core/page-address.ts';
import type { PageData, ResolvedPage, ResolvedSite } from '../../core/resolved-page.ts';
import { ContentError, loadSite } from '../load-site.ts';
import type { LoadedSite } from '../load-site.ts';
import { bundle } from './bundle.ts';
import type { Bundle } from './bundle.ts';
import { Output } from './output.ts';
import { siteFiles } from './site-files.ts';
import { clientScript, stylesFor } from './styles.ts';

export interface BuildReport {
  pages: number;
  files: number;
}

/** What src/entries/prerender.tsx exports, once bundled. */
interface Prerender {
  prepare(): Promise<void>;
  renderPage(site: ResolvedSite, data: PageData): string;
}

/**
 * Builds the whole site into a folder that any static host can serve.
 * @param root the project's root
 * @param folder where the site goes, such as dist
 * @param progress told what happens, for the person who waits
 * @throws ContentError when the content has errors; nothing is written then
 */
export async function buildSite(root: string, folder: string, progress: (step: string) => void): Promise<BuildReport> {
  progress('Reading and validating the content');
  const content = await loadSite(root, { tolerant: !!process.env['DRAFT'] });
  const errors = content.diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0 && !process.env['DRAFT']) throw new ContentError(errors);
  progress('Bundling the code');
  const code = await bundle(root);
  progress('Preparing pictures, films and downloads');
  const site = await content.site();
  const draft = process.env['DRAFT'];
  const pages = (await Promise.all(content.validation.pages.map((page) => content.page(page).catch((error: unknown) => { if (!draft) throw error; console.log('DRAFT skip', String(error)); return null; })))).filter((page) => page !== null);
  progress(`Drawing ${pages.length} pages`);
  const output = new Output(folder);
  await writePages({ content, code, site, pages, output });
  for (const [name, text] of siteFiles(site, pages)) await output.write(name, text);
  await copyBundle(code, output);
  progress('Writing media');
  await content.media.flush(folder);
  for (const address of content.media.outputs.keys()) output.written.add(address.slice(1));
  await removeStale(folder, output.written);
  return { pages: pages.length, files: output.written.size };
}

interface PagesInput {
  content: LoadedSite;
  code: Bundle;
  site: ResolvedSite;
  pages: ResolvedPage[];
  output: Output;
}

async function writePages({ content, code, site, pages, output }: PagesInput): Promise<void> {
  const prerender = (await import(pathToFileURL(code.prerenderFile).href)) as Prerender;
  await prerender.prepare();
  const siteText = JSON.stringify(site);
  const build = fingerprint(code.key + siteText);
  const siteFile = `assets/site-${build}.json`;
  await output.write(siteFile, siteText);
  const fonts = await content.fonts();
  const fontStyles = `assets/fonts-${fingerprint(fonts.css)}.css`;
  await output.write(fontStyles, fonts.css);
  await content.brand();
  const script = clientScript(code.manifest);
  const draw = async (page: ResolvedPage, html: string, dataFile: string) => {
    const version = fingerprint(JSON.stringify(page));
    const data: PageData = { page, build, version };
    const assets = {
      script,
      styles: [`/${fontStyles}`, ...stylesFor(code.manifest, page.types)],
      fonts: fonts.preload,
      site: `/${siteFile}`,
      shareImage: await content.shareImage(page),
      head: iconLinks,
    };
    const body = prerender.renderPage(site, data);
    await output.write(html, documentHtml({ site, page, assets, build, version, body, data: dataFile }));
    await output.write(dataFile.slice(1), JSON.stringify(data));
  };
  for (const page of pages) await draw(page, htmlFile(page.route), dataAddress(page.route));
  const { notFound } = content.validation;
  if (notFound) await draw({ ...(await content.page(notFound)), route: '/404', noindex: true }, '404.html', '/404.json');
}

const iconLinks = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
].join('\n');

function htmlFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
}

async function copyBundle({ clientDir }: Bundle, output: Output): Promise<void> {
  for (const entry of await readdir(clientDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    await output.write(path.relative(clientDir, file), await readFile(file));
  }
}

/** What an earlier build has left and this one has not written is gone from the site. */
async function removeStale(folder: string, written: Set<string>): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !written.has(path.relative(folder, file).replaceAll(path.sep, '/'))) await rm(file);
  }
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
