// Made from schemas/site.schema.json by `npm run generate`: change that file, not this one.
import type {
  EditLabels,
  IconName,
  Link,
  QuoteLabels,
  WrittenFilm,
  WrittenImage,
  WrittenServicesCollection,
} from './parts.gen.ts';
import type { ResolvedFilm, ResolvedImage } from './resolved.ts';
import type { ServiceTile } from './services/service-tile.ts';

/**
 * The data that all pages share: the name, the navigation, the footer, contacts; the file is pages-config/_site.json.
 */
export type WrittenSite = {
  /** The relative path of the editor’s schema, which gives completion and help in this file. */
  $schema?: string;
  /** The number of the last migration of this content; only `npm run migrate` writes it. */
  contentVersion?: number;
  /**
   * The number of the last migration of each extension and of the project, if they have migrations; only `npm run migrate` writes it.
   */
  contentVersions?: {
    /** The number of the last migration of this content. */
    [k: string]: number;
  };
  /** The name of the company, as the header, the footer and search engines show it. */
  name: string;
  /** The line below the name in the header. */
  tagline: string;
  /** One or two sentences about the company, for search engines and feeds. */
  description: string;
  /**
   * The address under which the site is public, without a slash at its end; canonical links and feeds begin with it.
   */
  url: string;
  /** The language of the pages: a language code, with a country if it matters. */
  language: string;
  /**
   * The languages of the pages: the site’s main language, and those of translations, such as about.hi.json beside about.json, with the address /hi/about; default: only the main language.
   *
   * @minItems 2
   * @maxItems 20
   *
   * Items: A language, with the texts of this file in it.
   */
  languages?: {
    /**
     * The code of the language, used in file names and addresses; one entry has the code of the site’s main language.
     */
    code: string;
    /** The name of the language in that language: the text of links to its pages. */
    name: string;
    /** The direction of its script; default: left to right. */
    direction?: 'ltr' | 'rtl';
    /**
     * The texts of this file in the language, keyed by the original text; a missing text is shown untranslated.
     */
    texts?: {
      /** The text in the language. */
      [k: string]: string;
    };
    /** Texts that replace the engine’s messages in this language, by their keys, in ICU MessageFormat. */
    messages?: {
      /** The text, with the same arguments as the engine’s. */
      [k: string]: string;
    };
  }[];
  /** The time zone of dates and times, by its name in the IANA database; default: UTC. */
  timeZone?: string;
  /** Texts that replace the engine’s messages, by their keys, in ICU MessageFormat. */
  messages?: {
    /** The text, with the same arguments as the engine’s. */
    [k: string]: string;
  };
  /**
   * The logo beside the name: a small square drawing from _media/brand that has the page’s colours; optional.
   */
  logo?: WrittenImage;
  /**
   * The background of the title in the picture that social networks show: a drawing of 1200 × 630 from _media/brand with little detail in its left two thirds; default: a plain background with the logo.
   */
  sharing?: WrittenImage;
  /** The typefaces of the site; its colours and sizes are in _theme/tokens.css. */
  theme?: {
    /**
     * Each style of each family that the site uses; default: the typefaces of the visitor’s system.
     *
     * @maxItems 8
     *
     * Items: One style of one family, from an installed Fontsource package or from a file in _theme.
     */
    typefaces?: {
      /** The name of the family. */
      family: string;
      /** Its use: headings and quotations, or running text. */
      role: 'heading' | 'body';
      /** The style; default: upright. */
      style?: 'normal' | 'italic';
      /** The installed npm package that contains it. */
      package?: string;
      /** In place of a package: the name of a WOFF2 file in _theme. */
      file?: string;
      /**
       * For a typeface that only adds letters that the others lack, and is loaded only for pages with such letters: the script of these letters.
       */
      script?:
        | 'arabic'
        | 'armenian'
        | 'bengali'
        | 'cyrillic'
        | 'devanagari'
        | 'ethiopic'
        | 'georgian'
        | 'greek'
        | 'gujarati'
        | 'gurmukhi'
        | 'hebrew'
        | 'kannada'
        | 'khmer'
        | 'lao'
        | 'malayalam'
        | 'myanmar'
        | 'oriya'
        | 'sinhala'
        | 'tamil'
        | 'telugu'
        | 'thai'
        | 'tibetan';
      /**
       * The lightest and the heaviest used weight; one number for a typeface with one weight.
       *
       * @minItems 1
       * @maxItems 2
       *
       * Items: 400 is regular, 700 bold.
       */
      weights: number[];
      /** Axes of a variable font to fix at one value, which makes its file smaller. */
      axes?: {
        [k: string]: number;
      };
      /**
       * The kind of the visitor’s font that is shown until this one is loaded, adjusted to the same width.
       */
      fallback: 'serif' | 'sans-serif';
    }[];
  };
  /** The content beside the name at the top of every page. */
  header?: {
    /**
     * Up to three buttons, in their order; on small screens they are at the end of the menu, and the primary one also at the bottom of service pages.
     *
     * @maxItems 3
     *
     * Items: A link that looks like a button; words in capitals are shown smaller and with wider spacing.
     */
    actions?: {
      /** The text of the button. */
      label: string;
      /** The page that the button opens. */
      to: string;
      /** The icon beside the text of a quiet button; default: an arrow. */
      icon?: IconName;
      /**
       * The emphasis of the button: primary is filled and used once, secondary is outlined, quiet is a plain link.
       */
      variant: 'primary' | 'secondary' | 'quiet';
    }[];
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
    /** The text of the entry. */
    label: string;
    /** The page that the entry opens; with items, this page is the first link of the dropdown. */
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
   * The columns of links at the bottom of every page.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: A heading and the links below it.
   */
  footer?: {
    /** The heading of the column. */
    title: string;
    /**
     * A list of links, or all service pages: { "collection": "services" }; of more than twelve links, the first five are emphasized.
     */
    links: Link[] | WrittenServicesCollection;
  }[];
  /** The data that all service pages share; a site without such pages leaves it out. */
  services?: {
    /**
     * The pages above each service page, the home page first.
     *
     * @minItems 1
     * @maxItems 3
     */
    breadcrumbs: Link[];
    /**
     * The button at the top and at the end of each service page; it passes the service to a page with a form.
     */
    action: Link;
    /** The headings of the parts that every service page has. */
    headings: {
      /** The heading above the kinds of help. */
      help: string;
      /** The heading above the company’s strengths. */
      reasons: string;
      /** The heading above the list of individual services. */
      range: string;
    };
    /** The texts around an edited paragraph, for all service pages that show one. */
    beforeAfter?: {
      /** A sentence below the heading. */
      text?: string;
      /** A notice that the paragraph is a sample, and what in it is invented; it is shown prominently. */
      sampleNotice: string;
      /** The labels of a paragraph before and after its editing. */
      labels: EditLabels;
    };
    /** The texts around a sample quote, for all service pages that show one. */
    sampleQuote?: {
      /** A sentence below the heading. */
      text?: string;
      /** A link below the line, such as to the prices. */
      action?: Link;
      /** A notice that the quote is a sample, and what in it is invented; it is shown prominently. */
      sampleNotice: string;
      /** The labels that every sample quote has. */
      labels: QuoteLabels;
    };
  };
  /**
   * The company’s pages on social networks, in the order of their icons.
   *
   * @minItems 0
   * @maxItems 12
   *
   * Items: One network and the address of the company’s page there.
   */
  social?: {
    /** The network, which determines icon and name. */
    network: 'facebook' | 'instagram' | 'pinterest' | 'linkedin' | 'twitter' | 'youtube';
    /** The full address of the company’s page. */
    to: string;
  }[];
  /** The copyright line of the footer. */
  copyright: string;
  /**
   * Parts of the site with another line in place of the copyright line, such as a library whose texts belong to their authors.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: One part of the site, and the line in the footer of its pages.
   */
  copyrightBelow?: {
    /** The page where the part begins; the line is shown on it and on all pages below it. */
    route: string;
    /** The line in the footer of these pages. */
    text: string;
  }[];
  /** The name of the installed site, and the links in the menu of its icon. */
  app?: {
    /** The name below the icon on a phone: at most 12 characters are shown. */
    shortName: string;
    /**
     * The subjects of the site, by the names that app stores use.
     *
     * @maxItems 4
     *
     * Items: One category.
     */
    categories?: string[];
    /**
     * The links that a long press on the icon offers, the most useful first.
     *
     * @maxItems 4
     */
    shortcuts?: Link[];
  };
  /** The floating button that opens a conversation in the chat app; without it there is no button. */
  chat?: {
    /** The telephone number of the conversation with its country code, digits only. */
    number: string;
    /** The first message, already filled in for the visitor. */
    greeting: string;
    /** The text of the button. */
    label: string;
  };
  /** How the company is reached. */
  contact?: {
    /** The address for enquiries. */
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
  /** The silent loop behind the top of every page, one for each theme; optional. */
  backgroundFilm?: {
    /** The film of the light theme. */
    light: WrittenFilm;
    /** The film of the dark theme. */
    dark: WrittenFilm;
  };
  /** The page that explains what happens to visitors’ data; the consent notice links to it. */
  privacy?: string;
  /** Services of other companies, and other servers; pages contact no others. */
  thirdParties?: {
    /** The tag manager’s container, loaded on every page after the visitor agreed. */
    tagManager?: {
      /** The container’s id. */
      id: string;
    };
    /** Web analytics, loaded on its pages after the visitor agreed. */
    analytics?: {
      /** The id of the data stream. */
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
     * The service for maps in pages, each loaded only if a visitor asks for it; without it, a map is a link.
     */
    map?: {
      /** The address of a map’s frame, with {query} in place of the map section’s place. */
      src: string;
    };
    /** The server for measurements of loading speed, which are sent after the visitor agreed. */
    webVitals?: {
      /** The address that receives the measurements. */
      endpoint: string;
    };
    /** The server that receives forms if a static host serves the pages; default: the address of the site. */
    formServer?: {
      /** The address of the server, without a slash at its end. */
      url: string;
    };
  };
  /**
   * Rules of the validator with another severity on this site, by their codes; npx pagewright rules lists all of them.
   */
  rules?: {
    /** The severity of one rule on this site, and the reason. */
    [k: string]: {
      /**
       * An error stops builds, a warning is reported, off is not reported; errors that would make a build impossible can’t be changed.
       */
      severity: 'error' | 'warning' | 'off';
      /** The reason, for people who edit the site later. */
      reason: string;
    };
  };
  /**
   * Words that stay as they are although they break a rule of typography; the validator accepts them, and reports them when no text contains them any more.
   *
   * @maxItems 50
   *
   * Items: Words, and the rule that does not apply to them.
   */
  accepted?: {
    /** The code of the rule. */
    fault:
      | 'straight-quote'
      | 'three-dots'
      | 'hyphen-as-dash'
      | 'hyphen-in-range'
      | 'double-space'
      | 'space-before-sign'
      | 'letter-as-times'
      | 'placeholder';
    /** The words as in the text; as many as are needed to identify the place. */
    words: string;
    /** Why they are correct. */
    reason: string;
  }[];
  /**
   * Pages that may be larger than others because of their content.
   *
   * @maxItems 20
   *
   * Items: The size limits of one page, in compressed bytes.
   */
  budgets?: {
    /** The address of the page. */
    route: string;
    /** The limit of the page’s HTML; its first screen must still fit into the first round trip. */
    html?: number;
    /** The limit of all code that is loaded until the page is hydrated. */
    script?: number;
    /** Why the page can’t be smaller; the report repeats it. */
    reason: string;
  }[];
  /**
   * The names of deliveries of submissions; the server’s settings have an address for each, and each form names one.
   *
   * @maxItems 60
   *
   * Items: The name of a delivery, as forms write it.
   */
  deliveries?: string[];
  /**
   * The expected number of entries of lists, with reasons; the validator warns if a list has another number.
   *
   * @maxItems 100
   *
   * Items: A list of a section on a page, or a collection, with its expected number of entries.
   */
  counts?: {
    /** The route of the page. */
    page?: string;
    /** The type of the section with the list; nested sections count too. */
    section?: string;
    /**
     * The number of the section of this type, if the page has several: 1 is the first; default: all of them.
     */
    sectionNumber?: number;
    /** The property with the list. */
    list?: string;
    /** In place of page, section and list: the collection that is counted. */
    collection?: string;
    /** The exact number of entries. */
    exactly?: number;
    /** The smallest number of entries. */
    atLeast?: number;
    /** The reason, which the warning repeats. */
    reason: string;
  }[];
};

/**
 * The data that all pages share: the name, the navigation, the footer, contacts; the file is pages-config/_site.json.
 */
export interface SiteContent extends Omit<WrittenSite, 'logo' | 'sharing' | 'footer' | 'backgroundFilm'> {
  /**
   * The logo beside the name: a small square drawing from _media/brand that has the page’s colours; optional.
   */
  logo?: ResolvedImage;
  /**
   * The background of the title in the picture that social networks show: a drawing of 1200 × 630 from _media/brand with little detail in its left two thirds; default: a plain background with the logo.
   */
  sharing?: ResolvedImage;
  /**
   * The columns of links at the bottom of every page.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: A heading and the links below it.
   */
  footer?: {
    /** The heading of the column. */
    title: string;
    /**
     * A list of links, or all service pages: { "collection": "services" }; of more than twelve links, the first five are emphasized.
     */
    links: Link[] | ServiceTile[];
  }[];
  /** The silent loop behind the top of every page, one for each theme; optional. */
  backgroundFilm?: {
    /** The film of the light theme. */
    light: ResolvedFilm;
    /** The film of the dark theme. */
    dark: ResolvedFilm;
  };
}
