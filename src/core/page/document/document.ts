import type { ResolvedSite } from '../../content/resolved-page.ts';
import { escapeMarkup } from '../../markup.ts';
import { dataAddress } from '../page-address.ts';
import type { DocumentAssets } from './assets.ts';
import { headLines, documentEnd } from './head.ts';
import type { HeadInput } from './head.ts';
import { inlineLines, laterStyles } from './styles.ts';

/** The inputs of a complete document. */
export interface DocumentInput extends HeadInput {
  build: string;
  version: string;
  /** The address of the page's data file. Default: that of the route */
  data?: string;
  /** The page is never hydrated, because its markup contains more than its data file: it answers a form. */
  staysPlain?: boolean;
  /** The query parameters with which the markup was rendered, if it depends on them. */
  query?: string;
}

/**
 * The complete HTML of a page. Inline scripts are the same in every document, because the content policy
 * allows them by hash. On a slow connection each byte before the first visible content counts, so everything
 * else follows it. Only code that makes the browser wait for the operating system comes first, so that the
 * wait overlaps with the download.
 */
export function documentHtml(input: DocumentInput): string {
  const { site, page, assets, body, firstStyles, staysPlain } = input;
  const endLines = [
    ...inlineLines(assets, 'last'),
    ...laterStyles(assets, firstStyles),
    ...(staysPlain ? [] : hydratingLines(assets, page.dialog && documentEnd)),
  ];
  const attributes = {
    lang: site.language,
    ...(site.direction && { dir: site.direction }),
    ...(!staysPlain && hydratingData(input)),
  };
  const root = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
  return `<!doctype html>\n<html${root.join('')}>\n<head>\n${headLines(input).join('\n')}\n</head>\n<body>\n<div id="root">${body}</div>\n${endLines.join('\n')}\n</body>\n</html>\n`;
}

/** The data that the loader needs to hydrate the page. */
function hydratingData({ site, page, assets, build, version, data, query }: DocumentInput) {
  return {
    'data-page': data ?? dataAddress(page.route),
    'data-site': assets.site,
    'data-code': assets.code.join(' '),
    'data-later': assets.later,
    ...(assets.allStyles && { 'data-styles': assets.allStyles }),
    ...whenHydrated(site),
    'data-build': build,
    'data-version': version,
    ...(query && { 'data-query': query }),
  };
}

/** The data that the first script needs before the application is loaded. */
function whenHydrated({ overlays, offline, thirdParties }: ResolvedSite): Record<string, string> {
  const { tagManager, analytics, webVitals } = thirdParties;
  return {
    ...(overlays.length > 0 && { 'data-dialogs': overlays.map(linksTo).join(',') }),
    ...(offline && { 'data-offline': '' }),
    // The hydrated page asks for consent to count visits.
    ...((tagManager ?? analytics ?? webVitals) && { 'data-asks': '' }),
  };
}

/** A selector for all links that open a page's dialog in place, with or without parameters. */
function linksTo(route: string): string {
  return `a:is([href="${route}"],[href^="${route}?"]):not([data-whole-page] *)`;
}

function hydratingLines({ script }: DocumentAssets, id?: string): string[] {
  return [`<script type="module" src="${script}"${id ? ` id="${id}"` : ''}></script>`];
}
