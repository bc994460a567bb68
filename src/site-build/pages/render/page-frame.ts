import type { ResolvedSite } from '../../../core/content/resolved-page.ts';
import type { DocumentAssets } from '../../../core/page/document/assets.ts';
import type { Bundle } from '../../bundle/bundle.ts';

/** The data that all documents share, as values: each render thread receives them once. */
export interface PageFrame {
  code: Bundle;
  site: ResolvedSite;
  /** The same in other languages, by code. */
  translations: Readonly<Record<string, ResolvedSite>>;
  /** Changes with the code and the shared data. */
  build: string;
  /** The rules of the fonts' fallbacks. */
  fallbackCss: string;
  assets: Omit<DocumentAssets, 'styles' | 'shareImage' | 'head'>;
  /** The section types of all pages: their code is loaded once. */
  types: readonly string[];
}

/**
 * The file of the built site with the shared data of a language.
 * @param language language code; undefined for the main language
 */
export function siteDataFile(build: string, language?: string): string {
  return language === undefined ? `assets/site-${build}.json` : `assets/site-${build}-${language}.json`;
}
