import type { TranslatedForms } from './built-site.ts';
import type { DocumentAssets } from './document/assets.ts';
import type { PageData, ResolvedSite } from '../content/resolved-page.ts';

/** A page as the build has left it for the server, which draws it again with an answer in it. */
export interface StoredPage {
  data: PageData;
  assets: DocumentAssets;
}

/** What the server needs to answer forms that were sent without scripts from pages of a language. */
export interface StoredInLanguage {
  site: ResolvedSite;
  /** The page that each form is on, by the form's name. */
  forms: Record<string, StoredPage>;
  /** The page that says that a form was stored; absent where the site has none. */
  receipt?: StoredPage;
  /** The words of forms in the language, where it is not the site’s own. */
  words?: TranslatedForms;
}

/** The same for the site's own language, and for all others. */
export interface StoredPages extends StoredInLanguage {
  /** The module that draws them, below the folder in which this file lies: a folder for each state of the code. */
  code: string;
  /** By the codes of the languages. */
  translations?: Record<string, StoredInLanguage>;
}

/** The pages of a language; those of the site's own where there are none. */
export function storedIn(pages: StoredPages, language: string | undefined): StoredInLanguage {
  return pages.translations?.[language ?? ''] ?? pages;
}

/** The section types on these pages. */
export function typesOf(stored: Pick<StoredPages, 'forms' | 'receipt' | 'translations'>): string[] {
  const all = [stored, ...Object.values(stored.translations ?? {})];
  const pages = all.flatMap(({ forms, receipt }) => [...Object.values(forms), ...(receipt ? [receipt] : [])]);
  return [...new Set(pages.flatMap(({ data }) => data.page.types))].sort();
}
