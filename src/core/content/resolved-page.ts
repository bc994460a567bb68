import type { CompiledMessages } from '../messages/locale.ts';
import type { PageInLanguage } from './languages/languages.ts';
import type { PageContent } from './page.gen.ts';
import type { Link } from './parts.gen.ts';
import type { ResolvedFilm, ResolvedSection } from './resolved.ts';
import type { SiteContent } from './site.gen.ts';

/** One page as the browser receives it, completely resolved. */
export interface ResolvedPage extends Pick<PageContent, 'title' | 'description'> {
  route: string;
  /** The route that search engines should index: another page's route if this page repeats it. */
  canonical: string;
  noindex: boolean;
  /** The page's language, if not the site's main one. */
  language?: string;
  /** The page in all its languages, this one included, if there are several. */
  languages?: PageInLanguage[];
  /** The routes of the pages above this one, from its breadcrumbs: their navigation items are marked. */
  trail: string[];
  sections: ResolvedSection[];
  dialog?: ResolvedDialog;
  /**
   * The code names of its sections, nested ones included: `faq`, `card-grid/books`. Their code is loaded
   * before the page is rendered.
   */
  types: string[];
  /** The forms on the page and in its dialog; their code is also loaded before rendering. */
  forms: string[];
}

/** The dialog of a page, as its component receives it. */
export type ResolvedDialog = Omit<NonNullable<PageContent['dialog']>, 'overlay'>;

/**
 * The content of a page's data file: the page, and the versions that show whether the running code can render
 * it.
 */
export interface PageData {
  page: ResolvedPage;
  /** Changes with the code and the site's shared data. */
  build: string;
  /** Changes with the page. */
  version: string;
}

/** An entry of the navigation in the header. */
export type NavigationItem = SiteContent['navigation'][number];

/** A button of the header: filled, outlined, or a link. */
export type HeaderAction = NonNullable<NonNullable<SiteContent['header']>['actions']>[number];

/** The resolved data that all pages of one language share. */
export interface ResolvedSite extends Pick<
  SiteContent,
  'name' | 'tagline' | 'description' | 'language' | 'copyright' | 'copyrightBelow' | 'navigation' | 'logo'
> {
  /** The direction of writing, if not left to right. */
  direction?: 'rtl';
  /** The route of the home page in this language, if not /. */
  home?: string;
  /** The site's main language, if these data are in another one. Forms and untranslated texts are in `original`. */
  original?: string;
  /** The shared texts, such as labels of the navigation, that are still in the main language. */
  untranslated?: string[];
  /** The absolute base address for canonical links, without a slash at the end. */
  url: string;
  /** The time zone of the site, such as Europe/Berlin. */
  timeZone: string;
  /** The messages of the interface in this language. */
  messages: CompiledMessages;
  /** The buttons of the header. */
  actions: HeaderAction[];
  footer: { title: string; links: Link[] }[];
  social: { network: string; to: string; label: string }[];
  chat?: Link;
  /** The address for visitors' mail. */
  email?: string;
  /** The film behind the top of every page, one for each colour scheme. */
  film?: { light: ResolvedFilm; dark: ResolvedFilm };
  /** The page that confirms a submission, if the site has one. */
  receiptRoute?: string;
  /** The privacy page. */
  privacy?: string;
  /** Routes whose dialog opens over the page with the link. */
  overlays: string[];
  /** Drafts are shown, so search engines must not index any page. */
  isPreview?: true;
  /** The site has an offline page and a service worker that caches visited pages. */
  offline?: true;
  thirdParties: ThirdParties;
}

/** Services of other companies; only those that _site.json configures. */
export type ThirdParties = NonNullable<SiteContent['thirdParties']>;
