import type { ResolvedSite } from '../../content/resolved-page.ts';
import { escapeMarkup } from '../../markup.ts';
import { dataAddress } from '../page-address.ts';
import type { DocumentAssets } from './assets.ts';
import { headLines } from './head.ts';
import type { HeadInput } from './head.ts';
import { inlineLines, laterStyles } from './styles.ts';

export interface DocumentInput extends HeadInput {
  build: string;
  version: string;
  /** The address of the page's data file; the route's own unless told. */
  data?: string;
  /** A page that never hydrates, because its markup holds what its data file does not: the answer to a form. */
  staysPlain?: boolean;
  /** The parameters of the address that the markup was drawn for, where it follows them. */
  query?: string;
}

/**
 * A page's complete HTML. Its inline scripts are the same in every document: the policy of the site names them by their
 * hashes. On a slow line each byte counts that comes before what is seen first, so all else stands behind it; what makes the
 * browser wait for the system stands before everything, so that it waits while the rest is on its way.
 */
export function documentHtml(input: DocumentInput): string {
  const { site, assets, body, firstStyles, staysPlain } = input;
  const behind = [
    ...inlineLines(assets, 'last'),
    ...laterStyles(assets, firstStyles),
    ...(staysPlain ? [] : hydratingLines(assets)),
  ];
  const attributes = {
    lang: site.language,
    ...(site.direction && { dir: site.direction }),
    ...(!staysPlain && hydratingData(input)),
  };
  const root = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
  return `<!doctype html>\n<html${root.join('')}>\n<head>\n${headLines(input).join('\n')}\n</head>\n<body>\n<div id="root">${body}</div>\n${behind.join('\n')}\n</body>\n</html>\n`;
}

/** What the small script needs to hydrate the page. */
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

/** What the first script must know before anything of the application is there. */
function whenHydrated({ overlays, offline, thirdParties }: ResolvedSite): Record<string, string> {
  const { tagManager, analytics, webVitals } = thirdParties;
  return {
    ...(overlays.length > 0 && { 'data-dialogs': overlays.map(linksTo).join(',') }),
    ...(offline && { 'data-offline': '' }),
    // Whether visits may be counted is asked by the hydrated page.
    ...((tagManager ?? analytics ?? webVitals) && { 'data-asks': '' }),
  };
}

/** A selector: all links to a page that open its dialog in place, with parameters or without. */
function linksTo(route: string): string {
  return `a:is([href="${route}"],[href^="${route}?"]):not([data-whole-page] *)`;
}

function hydratingLines({ script }: DocumentAssets): string[] {
  return [`<script type="module" src="${script}"></script>`];
}
