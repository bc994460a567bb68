import { pathToFileURL } from 'node:url';
import { documentHtml } from '../../core/page/document.ts';
import { headHtml } from '../../core/page/head-entry.ts';
import { offlineData, offlineDocument } from '../../core/offline/request-kind.ts';
import { dataAddress } from '../../core/page/page-address.ts';
import type { PageData, ResolvedPage, ResolvedSite } from '../../core/content/resolved-page.ts';
import type { ValidPage } from '../../core/content/valid-page.ts';
import { ContentError, type LoadedSite } from '../load-site.ts';
import type { SiteAddition } from '../extensions/site-extension.ts';
import { AnswerPages } from './server-pages.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { currentBuild } from './current-build.ts';
import { fingerprint } from './fingerprint.ts';
import { pageDrawer } from './draw-pages.ts';
import type { Output } from './output.ts';
import { createStyleSheets } from '../bundle/style-sheets.ts';
import { applicationFiles, loaderScript } from '../bundle/bundle-files.ts';
import { inlineScript } from '../bundle/inline-script.ts';
import { workerScript } from '../bundle/worker-script.ts';

/** What src/entries/prerender.tsx exports, once bundled. */
interface Prerender {
  prepare(types: readonly string[]): Promise<string[]>;
  renderPage(site: ResolvedSite, data: PageData): string;
}

export interface PagesInput {
  content: LoadedSite;
  code: Bundle;
  site: ResolvedSite;
  pages: ResolvedPage[];
  output: Output;
  /** Lines for the heads of single pages. */
  heads: SiteAddition['heads'];
}

/**
 * Draws every page and writes its HTML, with its data in a file beside it.
 * @returns the section types of all pages
 * @throws ContentError when sections can't be drawn, with all of them
 */
export async function writePages({
  content,
  code,
  site,
  pages,
  output,
  heads,
}: PagesInput): Promise<string[]> {
  const prerender = (await import(pathToFileURL(code.prerenderFile).href)) as Prerender;
  const [notFound, offline] = await unroutedPages(content);
  const all = [...pages, notFound, offline].filter((page) => page !== undefined);
  const types = [...new Set(all.flatMap((page) => page.types))].sort();
  const missing = await prerender.prepare(types);
  const { draw, faults } = pageDrawer((data) => prerender.renderPage(site, data), missing);
  const siteText = JSON.stringify(site);
  const build = fingerprint(code.key + siteText);
  const siteFile = `assets/site-${build}.json`;
  await output.write(siteFile, siteText);
  const fonts = await content.fonts();
  const styles = createStyleSheets(code, fonts.css, output);
  await content.brand();
  const scripts = {
    firstScript: { text: await inlineScript(code) },
    script: loaderScript(code.manifest),
    code: applicationFiles(code.manifest),
  };
  const { theme } = content;
  const ground = { light: theme.value('--paper', 'light'), dark: theme.value('--paper', 'dark') };
  const answers = new AnswerPages();
  const write = async (written: ValidPage, page: ResolvedPage, html: string, dataFile: string) => {
    const version = fingerprint(JSON.stringify(page));
    const data: PageData = { page, build, version };
    const { first, ...sheets } = await styles(page.types, page.forms.length > 0);
    const assets = {
      ...scripts,
      styles: sheets,
      ground,
      site: `/${siteFile}`,
      shareImage: await content.shareImage(page),
      head: [iconLinks, headHtml(heads.get(page.route) ?? [])].filter(Boolean).join('\n'),
    };
    answers.add(data, assets);
    const body = draw(written, data);
    const firstStyles = first(body);
    const document = documentHtml({ site, page, assets, build, version, body, firstStyles, data: dataFile });
    await output.write(html, document);
    await output.write(dataFile.slice(1), JSON.stringify(data));
    return document;
  };
  const { validation } = content;
  const byRoute = new Map(validation.pages.map((page) => [page.route, page]));
  for (const page of pages)
    await write(byRoute.get(page.route)!, page, htmlFile(page.route), dataAddress(page.route));
  if (notFound) {
    const page = { ...notFound, route: '/404', noindex: true };
    await write(validation.notFound!, page, '404.html', '/404.json');
  }
  await output.write('build.json', currentBuild(build, validation.forms));
  if (offline) {
    const page = { ...offline, route: '/offline', noindex: true };
    const html = await write(validation.offline!, page, offlineDocument.slice(1), offlineData);
    await output.write(
      'sw.js',
      await workerScript(code, { build, html, types: page.types, receiptRoute: site.receiptRoute }),
    );
  }
  if (faults.length > 0) throw new ContentError(faults);
  await answers.write(site, code, output);
  return types;
}

/** The pages that are at no address of their own: for unknown addresses, and for those without a connection. */
async function unroutedPages(content: LoadedSite): Promise<(ResolvedPage | undefined)[]> {
  const { notFound, offline } = content.validation;
  return Promise.all([notFound, offline].map((page) => (page ? content.page(page) : undefined)));
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
