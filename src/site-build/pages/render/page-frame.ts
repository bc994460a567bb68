import type { ResolvedSite } from '../../../core/content/resolved-page.ts';
import type { DocumentAssets } from '../../../core/page/document/assets.ts';
import type { Bundle } from '../../bundle/bundle.ts';

/** What the documents of all pages share, as values: a thread that draws pages is sent it once. */
export interface PageFrame {
  code: Bundle;
  site: ResolvedSite;
  /** The same in other languages, by their codes. */
  translations: Readonly<Record<string, ResolvedSite>>;
  /** Changes whenever the code or what all pages share change. */
  build: string;
  /** The rules that name the fallbacks of the fonts. */
  fallbackCss: string;
  assets: Omit<DocumentAssets, 'styles' | 'shareImage' | 'head'>;
  /** The section types of all pages: their code is loaded once. */
  types: readonly string[];
}

/**
 * The file of the built site that holds what all pages of a language share.
 * @param language the code of a language that is not the site's own
 */
export function siteFileOf(build: string, language?: string): string {
  return language === undefined ? `assets/site-${build}.json` : `assets/site-${build}-${language}.json`;
}
