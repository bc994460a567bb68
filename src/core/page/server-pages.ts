import type { DocumentAssets } from './document.ts';
import type { PageData, ResolvedSite } from '../content/resolved-page.ts';

/** A page as the build has left it for the server, which draws it again with an answer in it. */
export interface StoredPage {
  data: PageData;
  assets: DocumentAssets;
}

/** What the server needs to answer forms that were sent without scripts. */
export interface StoredPages {
  /** The module that draws them, below the folder in which this file lies: a folder for each state of the code. */
  code: string;
  site: ResolvedSite;
  /** The page that each form is on, by the form's name. */
  forms: Record<string, StoredPage>;
  /** The page that says that a form was stored; absent where the site has none. */
  receipt?: StoredPage;
}

/** The section types on these pages. */
export function typesOf({ forms, receipt }: Pick<StoredPages, 'forms' | 'receipt'>): string[] {
  const pages = [...Object.values(forms), ...(receipt ? [receipt] : [])];
  return [...new Set(pages.flatMap(({ data }) => data.page.types))].sort();
}
