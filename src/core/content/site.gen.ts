// Made from schemas/site.schema.json by `npm run generate`: change that file, not this one.
import type { Link, WrittenFilm, WrittenServicesCollection } from './parts.gen.ts';
import type { ResolvedFilm } from './resolved.ts';
import type { ServiceTile } from './service-tile.ts';

/**
 * What all pages share: the name, the navigation, the footer, contacts; the file is pages-config/_site.json.
 */
export type WrittenSite = {
  /**
   * The relative path of the editor’s schema, which brings completion and help to this file.
   */
  $schema?: string;
  /**
   * The name of the company, as the header, the footer and search engines show it.
   */
  name: string;
  /**
   * The line below the name in the header.
   */
  tagline: string;
  /**
   * One or two sentences about the company, for search engines and feeds.
   */
  description: string;
  /**
   * The address under which the site is public, without a slash at its end; canonical links and feeds begin with it.
   */
  url: string;
  /**
   * The language of the pages: a language code, with a country where it matters.
   */
  language: string;
  /**
   * The time zone in which dates are shown, in e-mails for instance: a name of the IANA time zone database. Without it, times are in UTC.
   */
  timeZone?: string;
  /**
   * Other words for parts of the interface than the engine has for them, by the keys of its messages; in ICU MessageFormat.
   */
  messages?: {
    /**
     * The words, with the same arguments as the engine’s.
     */
    [k: string]: string;
  };
  /**
   * The two buttons beside the name.
   */
  header: {
    /**
     * The button that leads to the book store.
     */
    books: Link;
    /**
     * The button that leads to the certificates.
     */
    certificate: Link;
  };
  /**
   * The main menu, from left to right.
   *
   * @minItems 1
   * @maxItems 9
   *
   * Items: A link of the main menu; with items, a click opens them below it.
   */
  navigation: {
    /**
     * What the entry says.
     */
    label: string;
    /**
     * The page that the entry opens; where there are items, it is the first of the dropdown.
     */
    to: string;
    /**
     * The links that open below this entry.
     *
     * @minItems 1
     * @maxItems 12
     */
    items?: Link[];
  }[];
  /**
   * The columns of links at the foot of every page.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: A heading and the links below it.
   */
  footer: {
    /**
     * The words above the column.
     */
    title: string;
    /**
     * Links written out, or all service pages: { "collection": "services" }.
     */
    links: Link[] | WrittenServicesCollection;
  }[];
  /**
   * The company’s pages on social networks, in the order of their icons.
   *
   * @minItems 0
   * @maxItems 12
   *
   * Items: One network and the address of the company’s page there.
   */
  social: {
    /**
     * Which network it is; the icon and its name follow from it.
     */
    network: 'facebook' | 'instagram' | 'pinterest' | 'linkedin' | 'twitter' | 'youtube';
    /**
     * The full address of the company’s page.
     */
    to: string;
  }[];
  /**
   * The copyright line of the footer.
   */
  copyright: string;
  /**
   * How the site calls itself where a visitor has installed it, and where the sign's menu leads.
   */
  app?: {
    /**
     * Stands under the sign on a phone: 12 characters at most are shown.
     */
    shortName: string;
    /**
     * What a long press on the sign offers, the most wanted first.
     *
     * @maxItems 4
     */
    shortcuts?: Link[];
  };
  /**
   * The floating button that opens a conversation in the chat app; without it there is no button.
   */
  chat?: {
    /**
     * The telephone number of the conversation with its country code, digits only.
     */
    number: string;
    /**
     * The first message, already filled in for the visitor.
     */
    greeting: string;
    /**
     * What the button says.
     */
    label: string;
  };
  /**
   * How the company is reached.
   */
  contact: {
    /**
     * The address that enquiries go to.
     */
    email: string;
    /**
     * The telephone numbers, as people write them.
     *
     * @minItems 1
     * @maxItems 4
     *
     * Items: One telephone number.
     */
    phones: string[];
    /**
     * The lines of the postal address.
     *
     * @minItems 1
     * @maxItems 6
     *
     * Items: One line of the address.
     */
    address: string[];
  };
  /**
   * The silent loop behind the top of every page, one for each theme; without it there is none.
   */
  backgroundFilm?: {
    /**
     * The film of the light theme.
     */
    light: WrittenFilm;
    /**
     * The film of the dark theme.
     */
    dark: WrittenFilm;
  };
  /**
   * Services of other companies; what is not named here is never contacted.
   */
  thirdParties?: {
    /**
     * The tag manager’s container, loaded on every page after the visitor agreed.
     */
    tagManager?: {
      /**
       * The container’s id.
       */
      id: string;
    };
    /**
     * Web analytics, loaded while one of its pages is shown and after the visitor agreed.
     */
    analytics?: {
      /**
       * The id of the data stream.
       */
      measurementId: string;
      /**
       * The routes on which it is loaded.
       *
       * @minItems 1
       * @maxItems 50
       *
       * Items: The route of a page.
       */
      pages: string[];
    };
    /**
     * The map of the contact page; without it the page shows the address and a link.
     */
    map?: {
      /**
       * The place that the map looks for.
       */
      query: string;
      /**
       * The address of the map’s frame, with {query} where the place belongs.
       */
      src: string;
    };
    /**
     * Where measurements of loading speed are sent, after the visitor agreed.
     */
    webVitals?: {
      /**
       * The address that takes the measurements.
       */
      endpoint: string;
    };
  };
  /**
   * Pages that may be heavier than all others, because of what they are.
   *
   * @maxItems 20
   *
   * Items: How much one page may weigh, in bytes as they travel.
   */
  budgets?: {
    /**
     * The address of the page.
     */
    route: string;
    /**
     * What the page and its style sheets may weigh together.
     */
    html?: number;
    /**
     * What all code may weigh until the page is hydrated.
     */
    script?: number;
    /**
     * Why the page can’t be lighter, which the report repeats.
     */
    reason: string;
  }[];
  /**
   * How many entries a list must have, and why; the validator holds pages to it.
   *
   * @maxItems 100
   *
   * Items: A list of a section type on a page, or a collection, and how many entries it must have.
   */
  counts?: {
    /**
     * The route of the page.
     */
    page?: string;
    /**
     * The type of the section that holds the list; sections inside sections count too.
     */
    section?: string;
    /**
     * Which section of this type is meant where the page has several: 1 is the first; without it each of them is.
     */
    which?: number;
    /**
     * The property that holds the list.
     */
    list?: string;
    /**
     * In place of page, section and list: the collection that is counted.
     */
    collection?: string;
    /**
     * The number of entries, no more and no fewer.
     */
    exactly?: number;
    /**
     * The smallest number of entries.
     */
    atLeast?: number;
    /**
     * The reason, which the error message repeats.
     */
    why: string;
  }[];
};

/**
 * What all pages share: the name, the navigation, the footer, contacts; the file is pages-config/_site.json.
 */
export interface SiteContent {
  /**
   * The relative path of the editor’s schema, which brings completion and help to this file.
   */
  $schema?: string;
  /**
   * The name of the company, as the header, the footer and search engines show it.
   */
  name: string;
  /**
   * The line below the name in the header.
   */
  tagline: string;
  /**
   * One or two sentences about the company, for search engines and feeds.
   */
  description: string;
  /**
   * The address under which the site is public, without a slash at its end; canonical links and feeds begin with it.
   */
  url: string;
  /**
   * The language of the pages: a language code, with a country where it matters.
   */
  language: string;
  /**
   * The time zone in which dates are shown, in e-mails for instance: a name of the IANA time zone database. Without it, times are in UTC.
   */
  timeZone?: string;
  /**
   * Other words for parts of the interface than the engine has for them, by the keys of its messages; in ICU MessageFormat.
   */
  messages?: {
    /**
     * The words, with the same arguments as the engine’s.
     */
    [k: string]: string;
  };
  /**
   * The two buttons beside the name.
   */
  header: {
    /**
     * The button that leads to the book store.
     */
    books: Link;
    /**
     * The button that leads to the certificates.
     */
    certificate: Link;
  };
  /**
   * The main menu, from left to right.
   *
   * @minItems 1
   * @maxItems 9
   *
   * Items: A link of the main menu; with items, a click opens them below it.
   */
  navigation: {
    /**
     * What the entry says.
     */
    label: string;
    /**
     * The page that the entry opens; where there are items, it is the first of the dropdown.
     */
    to: string;
    /**
     * The links that open below this entry.
     *
     * @minItems 1
     * @maxItems 12
     */
    items?: Link[];
  }[];
  /**
   * The columns of links at the foot of every page.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: A heading and the links below it.
   */
  footer: {
    /**
     * The words above the column.
     */
    title: string;
    /**
     * Links written out, or all service pages: { "collection": "services" }.
     */
    links: Link[] | ServiceTile[];
  }[];
  /**
   * The company’s pages on social networks, in the order of their icons.
   *
   * @minItems 0
   * @maxItems 12
   *
   * Items: One network and the address of the company’s page there.
   */
  social: {
    /**
     * Which network it is; the icon and its name follow from it.
     */
    network: 'facebook' | 'instagram' | 'pinterest' | 'linkedin' | 'twitter' | 'youtube';
    /**
     * The full address of the company’s page.
     */
    to: string;
  }[];
  /**
   * The copyright line of the footer.
   */
  copyright: string;
  /**
   * How the site calls itself where a visitor has installed it, and where the sign's menu leads.
   */
  app?: {
    /**
     * Stands under the sign on a phone: 12 characters at most are shown.
     */
    shortName: string;
    /**
     * What a long press on the sign offers, the most wanted first.
     *
     * @maxItems 4
     */
    shortcuts?: Link[];
  };
  /**
   * The floating button that opens a conversation in the chat app; without it there is no button.
   */
  chat?: {
    /**
     * The telephone number of the conversation with its country code, digits only.
     */
    number: string;
    /**
     * The first message, already filled in for the visitor.
     */
    greeting: string;
    /**
     * What the button says.
     */
    label: string;
  };
  /**
   * How the company is reached.
   */
  contact: {
    /**
     * The address that enquiries go to.
     */
    email: string;
    /**
     * The telephone numbers, as people write them.
     *
     * @minItems 1
     * @maxItems 4
     *
     * Items: One telephone number.
     */
    phones: string[];
    /**
     * The lines of the postal address.
     *
     * @minItems 1
     * @maxItems 6
     *
     * Items: One line of the address.
     */
    address: string[];
  };
  /**
   * The silent loop behind the top of every page, one for each theme; without it there is none.
   */
  backgroundFilm?: {
    /**
     * The film of the light theme.
     */
    light: ResolvedFilm;
    /**
     * The film of the dark theme.
     */
    dark: ResolvedFilm;
  };
  /**
   * Services of other companies; what is not named here is never contacted.
   */
  thirdParties?: {
    /**
     * The tag manager’s container, loaded on every page after the visitor agreed.
     */
    tagManager?: {
      /**
       * The container’s id.
       */
      id: string;
    };
    /**
     * Web analytics, loaded while one of its pages is shown and after the visitor agreed.
     */
    analytics?: {
      /**
       * The id of the data stream.
       */
      measurementId: string;
      /**
       * The routes on which it is loaded.
       *
       * @minItems 1
       * @maxItems 50
       *
       * Items: The route of a page.
       */
      pages: string[];
    };
    /**
     * The map of the contact page; without it the page shows the address and a link.
     */
    map?: {
      /**
       * The place that the map looks for.
       */
      query: string;
      /**
       * The address of the map’s frame, with {query} where the place belongs.
       */
      src: string;
    };
    /**
     * Where measurements of loading speed are sent, after the visitor agreed.
     */
    webVitals?: {
      /**
       * The address that takes the measurements.
       */
      endpoint: string;
    };
  };
  /**
   * Pages that may be heavier than all others, because of what they are.
   *
   * @maxItems 20
   *
   * Items: How much one page may weigh, in bytes as they travel.
   */
  budgets?: {
    /**
     * The address of the page.
     */
    route: string;
    /**
     * What the page and its style sheets may weigh together.
     */
    html?: number;
    /**
     * What all code may weigh until the page is hydrated.
     */
    script?: number;
    /**
     * Why the page can’t be lighter, which the report repeats.
     */
    reason: string;
  }[];
  /**
   * How many entries a list must have, and why; the validator holds pages to it.
   *
   * @maxItems 100
   *
   * Items: A list of a section type on a page, or a collection, and how many entries it must have.
   */
  counts?: {
    /**
     * The route of the page.
     */
    page?: string;
    /**
     * The type of the section that holds the list; sections inside sections count too.
     */
    section?: string;
    /**
     * Which section of this type is meant where the page has several: 1 is the first; without it each of them is.
     */
    which?: number;
    /**
     * The property that holds the list.
     */
    list?: string;
    /**
     * In place of page, section and list: the collection that is counted.
     */
    collection?: string;
    /**
     * The number of entries, no more and no fewer.
     */
    exactly?: number;
    /**
     * The smallest number of entries.
     */
    atLeast?: number;
    /**
     * The reason, which the error message repeats.
     */
    why: string;
  }[];
}
