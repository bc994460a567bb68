import { alternates } from './alternates.ts';
import { dataAddress } from './page-address.ts';
import type { ResolvedPage, ResolvedSite } from '../content/resolved-page.ts';
import { escapeMarkup } from '../markup.ts';
import { fontBlock } from './web-fonts.ts';
import type { FontAssets, PageParts } from './web-fonts.ts';

/** What a page's document refers to besides the page itself; all addresses start with a slash. */
export interface DocumentAssets {
  /**
   * The scripts that stand in the document itself, which the content policy names by their hashes; absent in
   * development, where they are files that its head names.
   */
  inline?: Record<InlinePlace, string>;
  /** The typefaces; absent where the site has none, and in development, which loads their style sheet as any other. */
  fonts?: FontAssets;
  /** The small script that hydrates the page. */
  script: string;
  /** The files of the application that it hydrates with; the application's own first. */
  code: string[];
  /** The script for a page that stays plain. */
  later: string;
  /** The style sheets, and the files that they were put together from. */
  styles: { links: string[]; print?: string; parts: string[] };
  /** The colour of the page in each theme. */
  ground: Record<'light' | 'dark', string>;
  /** The data that all pages share. */
  site: string;
  /** The picture that social networks show. */
  shareImage: string;
  /** Lines for the head, such as icons and the manifest. */
  head: string;
}

/** Where a script stands: before everything, behind the rules of the first screen, and behind all that is seen. */
export type InlinePlace = 'first' | 'rules' | 'last';

/** What a first screen is painted with. */
export interface FirstStyles {
  /** The faces of the fonts that stand in for the typefaces; they may be none. */
  faces: string;
  rules: string;
  /** Where it ends in the page's markup. */
  end: number;
}

export interface DocumentInput {
  site: ResolvedSite;
  page: ResolvedPage;
  assets: DocumentAssets;
  build: string;
  version: string;
  /** The page's markup, as React has drawn it. */
  body: string;
  /**
   * What its first screen is painted with: the whole style sheets then come when they may, and until then what
   * is below is not shown. Without it the page waits for the style sheets.
   */
  firstStyles?: FirstStyles;
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
export function documentHtml({
  site,
  page,
  assets,
  build,
  version,
  body,
  firstStyles,
  data,
  staysPlain,
  query,
}: DocumentInput): string {
  const canonical = site.url + page.canonical;
  const image = site.url + assets.shareImage;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeMarkup(page.title)}</title>`,
    ...(firstStyles?.faces
      ? [`<script type="text/css" data-faces>${asData(firstStyles.faces)}</script>`]
      : []),
    ...(assets.fonts ? [fontBlock(assets.fonts, partsOf(body, page, firstStyles), site.language)] : []),
    ...inlineLines(assets, 'first'),
    `<meta name="description" content="${escapeMarkup(page.description)}">`,
    // A browser's own bar takes the first that fits; the choices change which one that is.
    ...(['light', 'dark'] as const).map(
      (theme) =>
        `<meta name="theme-color" content="${assets.ground[theme]}" media="(prefers-color-scheme: ${theme})">`,
    ),
    page.noindex
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeMarkup(canonical)}">`,
    ...alternateLines(site, page),
    meta('og:type', 'website'),
    meta('og:site_name', site.name),
    meta('og:title', page.title),
    meta('og:description', page.description),
    meta('og:url', canonical),
    meta('og:image', image),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('og:locale', site.language.replace('-', '_')),
    '<meta name="twitter:card" content="summary_large_image">',
    assets.head,
    ...neededStyles(assets, firstStyles),
  ];
  const behind = [
    ...inlineLines(assets, 'last'),
    ...laterStyles(assets, firstStyles),
    ...(staysPlain ? [] : hydratingLines(assets)),
  ];
  const hydrating = {
    'data-page': data ?? dataAddress(page.route),
    'data-site': assets.site,
    'data-code': assets.code.join(' '),
    'data-later': assets.later,
    ...whenHydrated(site),
    'data-build': build,
    'data-version': version,
    ...(query && { 'data-query': query }),
  };
  const attributes = {
    lang: site.language,
    ...(site.direction && { dir: site.direction }),
    ...(!staysPlain && hydrating),
  };
  const root = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
  return `<!doctype html>\n<html${root.join('')}>\n<head>\n${head.join('\n')}\n</head>\n<body>\n<div id="root">${body}</div>\n${behind.join('\n')}\n</body>\n</html>\n`;
}

/**
 * The markup of the first screen and of what is below, without the names of the page's other languages, which are set in
 * the system's own fonts.
 */
function partsOf(body: string, { languages = [] }: ResolvedPage, first: FirstStyles | undefined): PageParts {
  const [screen = '', below = ''] = [body.slice(0, first?.end), first ? body.slice(first.end) : ''].map(
    (part) =>
      languages.reduce((rest, { name }) => rest.replaceAll(`>${escapeMarkup(name)}</a>`, '></a>'), part),
  );
  return { screen, below };
}

/** Of what repeats another page, or is not to be found, search engines are told no other language. */
function alternateLines(
  { url }: ResolvedSite,
  { noindex, canonical, route, languages }: ResolvedPage,
): string[] {
  if (noindex || canonical !== route) return [];
  return alternates(url, languages).map(
    ([hreflang, href]) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}">`,
  );
}

function inlineLines({ inline }: DocumentAssets, place: InlinePlace): string[] {
  return inline ? [`<script>${inline[place]}</script>`] : [];
}

/** As the text of a script element, which ends at no other place; in CSS the backslash changes nothing. */
function asData(css: string): string {
  return css.replaceAll('</', '<\\/');
}

/** What nothing is painted without. Where there are no scripts, that is the whole style sheets and the typefaces. */
function neededStyles(assets: DocumentAssets, first: FirstStyles | undefined): string[] {
  const { styles, fonts } = assets;
  const whole = styles.links.map(sheetLink);
  const unscripted = [...(fonts ? [sheetLink(fonts.sheet)] : []), ...(first ? whole : [])];
  return [
    ...(unscripted.length > 0 ? [`<noscript>${unscripted.join('')}</noscript>`] : []),
    ...(first
      ? // Data, which the script right behind it makes a style sheet.
        [`<script type="text/css" data-awaits="${whole.length}">${asData(first.rules)}</script>`]
      : whole),
    ...(first ? inlineLines(assets, 'rules') : []),
  ];
}

/** What is painted without: the script before them puts those into force that are for no medium. */
function laterStyles({ styles }: DocumentAssets, first: FirstStyles | undefined): string[] {
  const waiting = styles.links.map((href) => `<link rel="stylesheet" href="${href}" media="not all">`);
  return [
    ...(first ? waiting : []),
    ...(styles.print ? [`<link rel="stylesheet" href="${styles.print}" media="print">`] : []),
  ];
}

function sheetLink(href: string): string {
  return `<link rel="stylesheet" href="${href}">`;
}

/** What the first script must know before anything of the application is there. */
function whenHydrated({ overlays, offline, thirdParties }: ResolvedSite): Record<string, string> {
  const { tagManager, analytics, webVitals } = thirdParties;
  return {
    ...(overlays.length > 0 && { 'data-dialogs': overlays.map(linksTo).join('') }),
    ...(offline && { 'data-offline': '' }),
    // Whether visits may be counted is asked by the hydrated page.
    ...((tagManager ?? analytics ?? webVitals) && { 'data-asks': '' }),
  };
}

/** The end of a list of selectors: all links to a page that open its dialog in place, with parameters or without. */
function linksTo(route: string): string {
  return `,a:is([href="${route}"],[href^="${route}?"]):not([data-whole-page] *)`;
}

function hydratingLines({ styles, script }: DocumentAssets): string[] {
  return [
    // As links that are disabled they would be fetched all the same: browsers look ahead for links without reading that.
    ...(styles.parts.length > 0
      ? [`<script type="application/json" data-parts>${JSON.stringify(styles.parts)}</script>`]
      : []),
    `<script type="module" src="${script}"></script>`,
  ];
}

function meta(property: string, content: string): string {
  return `<meta property="${property}" content="${escapeMarkup(content)}">`;
}
