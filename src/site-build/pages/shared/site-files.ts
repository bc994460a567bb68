import path from 'node:path';
import {
  cacheControl,
  previewHeaders,
  securityHeaders,
  speculationRules,
  speculationRulesText,
} from '../../../core/page/headers.ts';
import { redirectTarget, type Redirect } from '../../../core/content/redirects.ts';
import type { ResolvedPage, ResolvedSite } from '../../../core/content/resolved-page.ts';
import { isFileAddress } from '../../../core/page/page-address.ts';
import type { SiteAddition } from '../../extensions/site-extension.ts';
import { appManifest } from './app-manifest.ts';
import type { ManifestInput } from './app-manifest.ts';
import { escapeMarkup } from '../../../core/markup.ts';
import { alternates } from '../../../core/page/alternates.ts';

/** The data of a page for search engines. */
export type IndexedPage = Pick<ResolvedPage, 'route' | 'canonical' | 'noindex' | 'languages'>;

/** Data that come from neither the site nor its pages. */
interface Additions extends Pick<SiteAddition, 'changes' | 'headers'> {
  /** All redirects. */
  redirects?: readonly Redirect[];
  /** The not-found pages of languages other than the main one, by file name: hi/404.html. */
  notFound?: readonly string[];
}

/**
 * The files of the site that are not pages: for crawlers, and for hosts that read headers from a file.
 * @param inlineScripts the sources of inline scripts for the content policy
 */
export function siteFiles(
  site: ResolvedSite,
  pages: readonly IndexedPage[],
  { changes, headers, redirects = [], notFound = [] }: Additions,
  manifest: ManifestInput,
  inlineScripts?: string,
): Map<string, string> {
  return new Map([
    ...crawlerFiles(site, pages, changes),
    ['_headers', headersFile(site, headers, inlineScripts)],
    ...(redirects.length + notFound.length > 0
      ? ([['_redirects', redirectsFile(redirects) + notFoundRules(notFound)]] as const)
      : []),
    [speculationRules.path.slice(1), rulesText(site)],
    ['site.webmanifest', appManifest(site, manifest)],
  ]);
}

/**
 * The files for crawlers. A preview has no sitemap; its robots.txt excludes no crawler, because a crawler
 * must read a page to see that it must not be indexed.
 */
function crawlerFiles(
  site: ResolvedSite,
  pages: readonly IndexedPage[],
  changes: SiteAddition['changes'],
): [name: string, text: string][] {
  const allowAll = 'User-agent: *\nAllow: /\n';
  if (site.isPreview) return [['robots.txt', allowAll]];
  return [
    ['sitemap.xml', sitemap(site, pages, changes)],
    ['robots.txt', `${allowAll}\nSitemap: ${site.url}/sitemap.xml\n`],
  ];
}

/**
 * All indexable pages, with the day of the last change if that is known exactly: the protocol's schema does
 * not allow months.
 * @see https://www.sitemaps.org/protocol.html
 */
function sitemap(
  site: ResolvedSite,
  pages: readonly IndexedPage[],
  changes: SiteAddition['changes'],
): string {
  const urls = pages
    .filter((page) => !page.noindex && page.canonical === page.route)
    .map(({ route, languages }) => {
      const changed = changes.get(route) ?? '';
      const lastmod = /^\d{4}-\d\d-\d\d$/.test(changed) ? `<lastmod>${changed}</lastmod>` : '';
      const others = alternates(site.url, languages).map(
        ([hreflang, href]) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`,
      );
      return `  <url><loc>${escapeMarkup(site.url + route)}</loc>${lastmod}${others.join('')}</url>\n`;
    });
  const links = pages.some(({ languages }) => languages) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>\n${urls.sort().join('')}</urlset>\n`;
}

function rulesText({ overlays, receiptRoute }: ResolvedSite): string {
  return speculationRulesText([...overlays, ...(receiptRoute ? [receiptRoute] : [])]);
}

function headersFile(site: ResolvedSite, headers: SiteAddition['headers'], inlineScripts?: string): string {
  const policies = securityHeaders(site.thirdParties, inlineScripts);
  const common = {
    ...policies,
    'Speculation-Rules': speculationRules.header,
    ...(site.isPreview && previewHeaders),
  };
  const lines = (entries: Readonly<Record<string, string>>) =>
    Object.entries(entries)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('');
  const immutable = `  Cache-Control: ${cacheControl('/assets/')}\n`;
  return (
    `/*\n${lines(common)}  Cache-Control: ${cacheControl('/')}\n\n` +
    `/assets/*\n  ! Cache-Control\n${immutable}\n/media/*\n  ! Cache-Control\n${immutable}\n` +
    ['/sw.js', '/build.json']
      .map((file) => `${file}\n  ! Cache-Control\n  Cache-Control: ${cacheControl(file)}\n\n`)
      .join('') +
    `${speculationRules.path}\n  Content-Type: ${speculationRules.type}\n` +
    [...headers].map(([address, ownHeaders]) => `\n${address}\n${lines(ownHeaders)}`).join('')
  );
}

/**
 * The rules for not-found pages. Netlify needs them; hosts such as Cloudflare Pages use the nearest 404.html,
 * and ignore these lines.
 */
function notFoundRules(files: readonly string[]): string {
  return files.map((file) => `/${path.posix.dirname(file)}/* /${file} 404\n`).join('');
}

/**
 * The redirects for static hosts. Pages that are permanently gone are left out: such hosts answer 404, and
 * most do not support 410.
 */
function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects
    .flatMap(({ from, to }) => (to === undefined ? [] : bothAddresses([from, redirectTarget(to)])))
    .map(([from, to]) => `${from} ${to} 308\n`)
    .join('');
}

/** Both forms of an address: hosts serve pages with or without a slash at the end. */
function bothAddresses<T>([address, value]: [string, T]): [string, T][] {
  const isPage = !isFileAddress(address);
  return isPage
    ? [
        [address, value],
        [`${address}/`, value],
      ]
    : [[address, value]];
}
