import { alternates } from './alternates.ts';
import { dataAddress } from './page-address.ts';
import type { ResolvedPage, ResolvedSite } from '../content/resolved-page.ts';
import { escapeMarkup } from '../markup.ts';
import { fontBlock } from './web-fonts.ts';
import type { FontAssets } from './web-fonts.ts';

/** What a page's document refers to besides the page itself; all addresses start with a slash. */
export interface DocumentAssets {
  /**
   * The script that must run before anything is painted: its text, which the content policy names by its hash, or in
   * development its address.
   */
  firstScript: { text: string } | { src: string };
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

export interface DocumentInput {
  site: ResolvedSite;
  page: ResolvedPage;
  assets: DocumentAssets;
  build: string;
  version: string;
  /** The page's markup, as React has drawn it. */
  body: string;
  /**
   * The rules that its first screen is painted with: the whole style sheets then come when they may, and until then what
   * is below is not shown. Without them the page waits for the style sheets.
   */
  firstStyles?: string;
  /** The address of the page's data file; the route's own unless told. */
  data?: string;
  /** A page that never hydrates, because its markup holds what its data file does not: the answer to a form. */
  staysPlain?: boolean;
  /** The parameters of the address that the markup was drawn for, where it follows them. */
  query?: string;
}

/** A page's complete HTML. The one inline script is the same in every document: the policy of the site names it by its hash. */
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
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeMarkup(page.title)}</title>`,
    `<meta name="description" content="${escapeMarkup(page.description)}">`,
    // A browser's own bar takes the first that fits; the choices change which one that is.
    ...(['light', 'dark'] as const).map(
      (theme) =>
        `<meta name="theme-color" content="${assets.ground[theme]}" media="(prefers-color-scheme: ${theme})">`,
    ),
    ...(assets.fonts ? [fontBlock(assets.fonts, withoutLanguages(body, page), site.language)] : []),
    ...(firstStyles === undefined ? [] : [firstBlock(firstStyles, assets)]),
    // The first paint knows the theme.
    'text' in assets.firstScript
      ? `<script>${assets.firstScript.text}</script>`
      : `<script src="${assets.firstScript.src}"></script>`,
    ...styleLines(assets, firstStyles !== undefined),
    ...(staysPlain ? [] : hydratingLines(assets)),
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
  return `<!doctype html>\n<html${root.join('')}>\n<head>\n${lines.join('\n')}\n</head>\n<body>\n<div id="root">${body}</div>\n</body>\n</html>\n`;
}

/** The markup without the names of the page's other languages, which are set in the system's own fonts. */
function withoutLanguages(body: string, { languages = [] }: ResolvedPage): string {
  return languages.reduce((rest, { name }) => rest.replaceAll(`>${escapeMarkup(name)}</a>`, '></a>'), body);
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

/** A block of data, which src/entries/first-styles.ts makes a style sheet; in CSS the backslash changes nothing. */
function firstBlock(rules: string, { styles }: DocumentAssets): string {
  const awaits = `data-awaits="${styles.links.length}"`;
  return `<script type="text/css" ${awaits}>${rules.replaceAll('</', '<\\/')}</script>`;
}

/** @param canWait whether the page can be painted without them: the script that makes it so then puts them into force */
function styleLines({ styles, fonts }: DocumentAssets, canWait: boolean): string[] {
  const load = (href: string) => `<link rel="stylesheet" href="${href}">`;
  const whole = styles.links.map(load);
  const unscripted = [...(fonts ? [load(fonts.sheet)] : []), ...(canWait ? whole : [])];
  const waiting = styles.links.map((href) => `<link rel="stylesheet" href="${href}" media="not all">`);
  return [
    ...(canWait ? waiting : whole),
    ...(unscripted.length > 0 ? [`<noscript>${unscripted.join('')}</noscript>`] : []),
    ...(styles.print ? [`<link rel="stylesheet" href="${styles.print}" media="print">`] : []),
  ];
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
    // Not loaded: they tell the code that loads sections that the styles of these are there already.
    ...styles.parts.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    `<script type="module" src="${script}"></script>`,
  ];
}

function meta(property: string, content: string): string {
  return `<meta property="${property}" content="${escapeMarkup(content)}">`;
}
