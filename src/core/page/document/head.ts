import type { ResolvedPage, ResolvedSite } from '../../content/resolved-page.ts';
import { escapeMarkup } from '../../markup.ts';
import { alternates } from '../alternates.ts';
import { fontBlock, type PageParts } from '../web-fonts.ts';
import type { DocumentAssets, FirstStyles } from './assets.ts';
import { faceLines, inlineLines, neededStyles } from './styles.ts';

/** The inputs of a document's head. */
export interface HeadInput {
  site: ResolvedSite;
  page: ResolvedPage;
  assets: DocumentAssets;
  /** The page's markup, rendered by React. */
  body: string;
  /**
   * The critical styles. With them, the complete style sheets load later, and content below the first screen
   * is hidden until then. Without them, the page waits for the style sheets.
   */
  firstStyles?: FirstStyles;
}

/** The id of the last element of a document with a dialog. */
export const documentEnd = 'document-end';

/** The lines in the head of a document, in the order in which a browser needs them. */
export function headLines({ site, page, assets, body, firstStyles }: HeadInput): string[] {
  const canonical = site.url + page.canonical;
  const image = site.url + assets.shareImage;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeMarkup(page.title)}</title>`,
    ...faceLines(firstStyles),
    ...(assets.fonts ? [fontBlock(assets.fonts, splitPage(body, page, firstStyles), site.language)] : []),
    // The dialog is at the end of the document. If it were painted before it is complete, it would grow and move.
    // A browser only waits for the opening tag of an element, so this names the element after the dialog.
    ...(page.dialog ? [`<link rel="expect" href="#${documentEnd}" blocking="render">`] : []),
    ...inlineLines(assets, 'first'),
    `<meta name="description" content="${escapeMarkup(page.description)}">`,
    // The browser's toolbar uses the first element that matches; the theme switch changes which one matches.
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
}

/** The markup of the first screen and of the rest, without the names of other languages, and these names. */
function splitPage(
  body: string,
  { languages = [] }: ResolvedPage,
  first: FirstStyles | undefined,
): PageParts {
  const [screen = '', below = ''] = [body.slice(0, first?.end), first ? body.slice(first.end) : ''].map(
    (part) =>
      languages.reduce((rest, { name }) => rest.replaceAll(`>${escapeMarkup(name)}</a>`, '></a>'), part),
  );
  return { screen, below, names: languages.map(({ name }) => name).join() };
}

/** Pages that repeat another page, or are hidden from search engines, have no alternates. */
function alternateLines(
  { url }: ResolvedSite,
  { noindex, canonical, route, languages }: ResolvedPage,
): string[] {
  if (noindex || canonical !== route) return [];
  return alternates(url, languages).map(
    ([hreflang, href]) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}">`,
  );
}

function meta(property: string, content: string): string {
  return `<meta property="${property}" content="${escapeMarkup(content)}">`;
}
