import type { TranslatedForms } from './built-site.ts';
import type { DocumentAssets } from './document/assets.ts';
import type { PageData, ResolvedSite } from '../content/resolved-page.ts';

/** A page that the build stores for the server, which renders it again with the answer to a form. */
export interface StoredPage {
  data: PageData;
  assets: DocumentAssets;
}

/** The data for answering forms that were sent without scripts, for pages in one language. */
export interface StoredInLanguage {
  site: ResolvedSite;
  /** The page of each form, by form id. */
  forms: Record<string, StoredPage>;
  /** The receipt page; undefined if the site has none. */
  receipt?: StoredPage;
  /** The translations of forms, if the language is not the main one. */
  words?: TranslatedForms;
}

/** The data for the main language, and for all others. */
export interface StoredPages extends StoredInLanguage {
  /** The module that renders them, below the folder of this file: one folder per version of the code. */
  code: string;
  /** By language code. */
  translations?: Record<string, StoredInLanguage>;
}

/** The pages of a language; those of the main language if there are none. */
export function storedPagesIn(pages: StoredPages, language: string | undefined): StoredInLanguage {
  return pages.translations?.[language ?? ''] ?? pages;
}

/** The section types on these pages. */
export function sectionTypes(stored: Pick<StoredPages, 'forms' | 'receipt' | 'translations'>): string[] {
  const languages = [stored, ...Object.values(stored.translations ?? {})];
  const pages = languages.flatMap(({ forms, receipt }) => [
    ...Object.values(forms),
    ...(receipt ? [receipt] : []),
  ]);
  return [...new Set(pages.flatMap(({ data }) => data.page.types))].sort();
}
