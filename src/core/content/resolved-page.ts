import type { CompiledMessages } from '../messages/locale.ts';
import type { PageInLanguage } from './languages.ts';
import type { PageContent } from './page.gen.ts';
import type { Link } from './parts.gen.ts';
import type { ResolvedFilm, ResolvedSection } from './resolved.ts';
import type { SiteContent } from './site.gen.ts';

/** One page as the browser receives it: everything resolved, nothing left to look up. */
export interface ResolvedPage extends Pick<PageContent, 'title' | 'description'> {
  route: string;
  /** The route that search engines should index; the page's own unless it repeats another. */
  canonical: string;
  noindex: boolean;
  /** The language that it is in, where that is not the site's own. */
  language?: string;
  /** The page in all its languages, its own among them, where there are several. */
  languages?: PageInLanguage[];
  /** The routes of the pages above this one, from its breadcrumbs: their navigation items are marked. */
  trail: string[];
  sections: ResolvedSection[];
  dialog?: ResolvedDialog;
  /** The names of the code of its sections, nested ones included: `faq`, `card-grid/books`. It is loaded before the page is drawn. */
  types: string[];
  /** The forms on the page and in its dialog: their code is loaded before the page is drawn, too. */
  forms: string[];
}

export type ResolvedDialog = Omit<NonNullable<PageContent['dialog']>, 'overlay'>;

/** A page's data file: the page, and what the browser needs to tell whether it fits the code that is running. */
export interface PageData {
  page: ResolvedPage;
  /** Changes whenever the code or the site's shared data change. */
  build: string;
  /** Changes with every change of the page itself. */
  version: string;
}

export type NavigationItem = SiteContent['navigation'][number];

/** A button of the header: filled, outlined, or a mere link. */
export type HeaderAction = NonNullable<NonNullable<SiteContent['header']>['actions']>[number];

/** What all pages of one language share, resolved. */
export interface ResolvedSite extends Pick<
  SiteContent,
  'name' | 'tagline' | 'description' | 'language' | 'copyright' | 'copyrightBelow' | 'navigation' | 'logo'
> {
  /** In which direction it is read, where that is not from left to right. */
  direction?: 'rtl';
  /** The home page in this language, where that is not at /. */
  home?: string;
  /** The site's own language, where this is another: forms are in it, and what nobody has translated. */
  original?: string;
  /** The texts that are still in that language. */
  untranslated?: string[];
  /** The absolute address that canonical links start with, without a slash at its end. */
  url: string;
  /** The time zone in which the site gives times, such as Europe/Berlin. */
  timeZone: string;
  /** The words of the interface, in that language. */
  messages: CompiledMessages;
  /** The buttons beside the name. */
  actions: HeaderAction[];
  footer: { title: string; links: Link[] }[];
  social: { network: string; to: string; label: string }[];
  chat?: Link;
  /** Where visitors write to. */
  email?: string;
  /** The film behind the top of every page, one for each theme. */
  film?: { light: ResolvedFilm; dark: ResolvedFilm };
  /** The page that confirms a submission, where the site has one. */
  receiptRoute?: string;
  /** The page that says what is done with visitors' data. */
  privacy?: string;
  /** Routes whose dialog opens over the page where the link to them stands. */
  overlays: string[];
  /** Drafts are among its pages: no search engine may keep any of it. */
  isPreview?: true;
  /** The site has a page for those without a connection, and a worker that keeps what was read. */
  offline?: true;
  thirdParties: ThirdParties;
}

/** Services of other companies: each is absent unless _site.json configures it. */
export type ThirdParties = NonNullable<SiteContent['thirdParties']>;
