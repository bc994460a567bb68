// Made from schemas/page.schema.json by `npm run generate`: change that file, not this one.
import type { Link, WrittenImage, WrittenSections } from './parts.gen.ts';
import type { ResolvedForm, ResolvedImage, ResolvedSection } from './resolved.ts';

/**
 * One page of the site: its title and description for search engines, and either its sections or a template with data.
 */
export type WrittenPage = {
  /** The relative path of the editor's schema, which gives completion and help in this file. */
  $schema?: string;
  /** The title for the browser tab and search engines: 10 to 70 characters, different on every page. */
  title: string;
  /** What a search engine shows below the title: 50 to 170 characters, different on every page. */
  description: string;
  /** True keeps the page off the site: only development and previews show it. */
  draft?: boolean;
  /** The day or time from which the page is on the site, in the site's time zone. */
  publishAt?: string;
  /** The day or time from which the page is no longer on the site, in the site's time zone. */
  expireAt?: string;
  /** Puts this page on the services grid and in the footer's services column. */
  tile?: {
    /** The name of the service as the tile shows it. */
    title: string;
    /** A shorter name for the footer column; default: the title. */
    shortTitle?: string;
    /** One line that says what a visitor gets. */
    text: string;
    /** The tile's drawing, 240 by 180. */
    image: WrittenImage;
    /**
     * The choice that a form preselects for visitors of this page, if it asks for the service; default: the title.
     */
    formChoice?: string;
    /** The tile's place on the grid, smallest first; tiles without one come last, by title. */
    order?: number;
  };
  /**
   * Shows a form in a dialog over this page; with overlay, a link to the page opens the dialog over the page with the link.
   */
  dialog?: {
    /** The dialog's heading. */
    title: string;
    /** A sentence below the heading. */
    text?: string;
    /** A few words at the bottom of the dialog's dark side. */
    note?: string;
    /** A link below the text, such as to the prices. */
    link?: Link;
    /** The form that the dialog shows. */
    form: string;
    /** True: a link to this page opens the dialog over the page with the link. */
    overlay?: boolean;
  };
  /** How search engines and social networks treat the page. */
  seo?: {
    /** True keeps the page out of search engines and the sitemap. */
    noindex?: boolean;
    /** The route of the page that this one repeats; search engines list that page instead. */
    canonical?: string;
  };
  /** The blocks of the page, from top to bottom; each has a type. */
  sections?: WrittenSections;
  /** A fixed layout filled with data, in place of sections. */
  template?: { type: string; [property: string]: unknown };
  /**
   * In a translation: fingerprints of the parts of the original that it translates, written by npm run content -- translated, so that npm run content -- drift can report later changes.
   */
  translated?: {
    /** A fingerprint of the title that was translated. */
    title?: string;
    /** A fingerprint of the description that was translated. */
    description?: string;
    /** A fingerprint of the tile that was translated. */
    tile?: string;
    /** A fingerprint of the dialog that was translated. */
    dialog?: string;
    /**
     * For each section of the translation, a fingerprint of the section that it translates; empty if it translates none.
     *
     * @maxItems 40
     *
     * Items: A fingerprint of the section that was translated.
     */
    sections?: string[];
    /** For each key of the template, a fingerprint of the translated value. */
    template?: {
      /** A fingerprint of the part of the template that was translated. */
      [k: string]: string;
    };
  };
};

/**
 * One page of the site: its title and description for search engines, and either its sections or a template with data.
 */
export interface PageContent extends Omit<WrittenPage, 'tile' | 'dialog' | 'sections'> {
  /** Puts this page on the services grid and in the footer's services column. */
  tile?: {
    /** The name of the service as the tile shows it. */
    title: string;
    /** A shorter name for the footer column; default: the title. */
    shortTitle?: string;
    /** One line that says what a visitor gets. */
    text: string;
    /** The tile's drawing, 240 by 180. */
    image: ResolvedImage;
    /**
     * The choice that a form preselects for visitors of this page, if it asks for the service; default: the title.
     */
    formChoice?: string;
    /** The tile's place on the grid, smallest first; tiles without one come last, by title. */
    order?: number;
  };
  /**
   * Shows a form in a dialog over this page; with overlay, a link to the page opens the dialog over the page with the link.
   */
  dialog?: {
    /** The dialog's heading. */
    title: string;
    /** A sentence below the heading. */
    text?: string;
    /** A few words at the bottom of the dialog's dark side. */
    note?: string;
    /** A link below the text, such as to the prices. */
    link?: Link;
    /** The form that the dialog shows. */
    form: ResolvedForm;
    /** True: a link to this page opens the dialog over the page with the link. */
    overlay?: boolean;
  };
  /** The blocks of the page, from top to bottom; each has a type. */
  sections?: ResolvedSection[];
}
