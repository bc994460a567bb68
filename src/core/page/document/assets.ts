import type { FontAssets } from '../web-fonts.ts';

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
  styles: { links: string[]; print?: string };
  /** The style sheet of all pages, which a hydrated page loads ahead of the next one; absent in development. */
  allStyles?: string;
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
