import type { FontAssets } from '../web-fonts.ts';

/** The files and scripts that a page's document refers to; all addresses start with a slash. */
export interface DocumentAssets {
  /**
   * Inline scripts, which the content policy allows by hash; undefined in development, where the head refers
   * to files.
   */
  inline?: Record<InlinePlace, string>;
  /** The typefaces; undefined if the site has none, and in development, where `styles` contains their style sheet. */
  fonts?: FontAssets;
  /** The small script that hydrates the page. */
  script: string;
  /** The files of the application for hydration, its entry first. */
  code: string[];
  /** The script of a page that is not hydrated. */
  later: string;
  styles: { links: string[]; print?: string };
  /** The style sheet of all pages, which a hydrated page preloads for the next one; undefined in development. */
  allStyles?: string;
  /** The background colour in each colour scheme. */
  ground: Record<'light' | 'dark', string>;
  /** The address of the data that all pages share. */
  site: string;
  /** The picture for social networks. */
  shareImage: string;
  /** HTML for the head: icons, the manifest, and the entries of extensions for this page (`headHtml`). */
  head: string;
}

/**
 * The place of an inline script: before everything (`first`), after the styles of the first screen (`rules`), or
 * after all visible content (`last`).
 */
export type InlinePlace = 'first' | 'rules' | 'last';

/** The critical styles of the first screen. */
export interface FirstStyles {
  /** The fallback font faces; may be empty. */
  faces: string;
  rules: string;
  /** The offset in the page's markup at which the first screen ends. */
  end: number;
}
