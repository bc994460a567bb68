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
 * What all pages share: the name, the navigation, the footer, contacts; the file is pages-config/_site.json.
 */
export type WrittenSite = {
  /** The relative path of the editor’s schema, which brings completion and help to this file. */
  $schema?: string;
  /**
   * The number of the last change of the schemas that this content has followed: `npm run migrate` writes it, and nobody else.
   */
  contentVersion?: number;
  /**
   * The same number for each extension, and for the project itself, with changes of their own: `npm run migrate` writes it, and nobody else.
   */
  contentVersions?: {
    /** The number of the last change that this content has followed. */
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
  /** The language of the pages: a language code, with a country where it matters. */
  language: string;
  /**
   * The languages in which there are pages: that of the site itself, and those of translations, such as about.hi.json beside about.json, whose address is /hi/about; without it there is one language.
   *
   * @minItems 2
   * @maxItems 20
   *
   * Items: A language, and in it the texts of this file.
   */
  languages?: {
    /**
     * The code of the language, which stands in the names of files and in addresses; one of them is that of the site itself.
     */
    code: string;
    /** What the language calls itself: the words of the link to a page in it. */
    name: string;
    /** The direction in which it is written; by default from left to right. */
    direction?: 'ltr' | 'rtl';
    /**
     * The texts of this file in the language, each by the text that it translates; what is missing is shown as it is.
     */
    texts?: {
      /** The text in the language. */
      [k: string]: string;
    };
    /**
     * Other words for parts of the interface than the engine has for them in this language, by the keys of its messages; in ICU MessageFormat.
     */
    messages?: {
      /** The words, with the same arguments as the engine’s. */
      [k: string]: string;
    };
  }[];
  /**
   * The time zone in which times are shown, in e-mails for instance, by its name in the IANA database; without it, UTC.
   */
  timeZone?: string;
  /**
   * Other words for parts of the interface than the engine has for them, by the keys of its messages; in ICU MessageFormat.
   */
  messages?: {
    /** The words, with the same arguments as the engine’s. */
    [k: string]: string;
  };
  /**
   * The mark beside the name: a small square drawing from _media/brand that takes the page’s colours; without it the name stands alone.
   */
  logo?: WrittenImage;
  /**
   * What stands behind the title in the picture that social networks show: a drawing of 1200 × 630 from _media/brand whose left two thirds are quiet; without it there is a plain one with the logo.
   */
  sharing?: WrittenImage;
  /** The typefaces of the site; its colours and sizes stand in _theme/tokens.css. */
  theme?: {
    /**
     * Each style of each family that the site uses; without them pages are set in the system’s own.
     *
     * @maxItems 8
     *
     * Items: One style of one family, from an installed Fontsource package or from a file in _theme.
     */
    typefaces?: {
      /** The name of the family. */
      family: string;
      /** What it sets: headings and quotations, or running text. */
      role: 'heading' | 'body';
      /** Upright by default. */
      style?: 'normal' | 'italic';
      /** The installed npm package that brings it. */
      package?: string;
      /** In place of a package: the name of a WOFF2 file in _theme. */
      file?: string;
      /**
       * For a typeface that only adds the letters which the others lack, and is loaded only where such letters stand: the script of those letters.
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
       * The lightest and the heaviest weight that are used; one number for a typeface of one weight.
       *
       * @minItems 1
       * @maxItems 2
       *
       * Items: 400 is regular, 700 bold.
       */
      weights: number[];
      /** Axes of a variable font that are fixed at one value, which makes its file smaller. */
      axes?: {
        [k: string]: number;
      };
      /** What visitors see until it is there: their own font of this kind, brought to the same width. */
      fallback: 'serif' | 'sans-serif';
    }[];
  };
  /** What stands beside the name at the top of every page. */
  header?: {
    /**
     * Up to three buttons, in their order; on small screens they stand at the end of the menu, and the primary one at the foot of service pages too.
     *
     * @maxItems 3
     *
     * Items: A link in the shape of a button; words in capitals are set smaller and wider.
     */
    actions?: {
      /** What the button says. */
      label: string;
      /** The page that the button opens. */
      to: string;
      /** The sign beside the words of a quiet button; by default an arrow. */
      icon?: IconName;
      /**
       * How strong the button is: primary is filled and there once, secondary outlined, quiet a mere link.
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
    /** What the entry says. */
    label: string;
    /** The page that the entry opens; where there are items, it is the first of the dropdown. */
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
  footer?: {
    /** The words above the column. */
    title: string;
    /**
     * Links written out, or all service pages: { "collection": "services" }; the first five of more than twelve stand out.
     */
    links: Link[] | WrittenServicesCollection;
  }[];
  /** What all service pages share; a site without such pages leaves it out. */
  services?: {
    /**
     * The pages above each service page, the home page first.
     *
     * @minItems 1
     * @maxItems 3
     */
    breadcrumbs: Link[];
    /**
     * The button at the top and at the end of each service page; it passes the service that was read to a page with a form.
     */
    action: Link;
    /** The headings of the parts that every service page has. */
    headings: {
      /** Above what is done for the customer. */
      help: string;
      /** Above what sets the company apart. */
      reasons: string;
      /** Above the list of single services. */
      range: string;
    };
    /** What all service pages that show an edited paragraph say around it. */
    beforeAfter?: {
      /** A sentence below the heading. */
      text?: string;
      /**
       * Says that the paragraph is a sample, and what in it is invented; it stands where it can’t be missed.
       */
      sampleNotice: string;
      /** The words around a paragraph before and after its editing. */
      labels: EditLabels;
    };
    /** What all service pages that show a sample quote say around it. */
    sampleQuote?: {
      /** A sentence below the heading. */
      text?: string;
      /** A link below the line, such as to the prices. */
      action?: Link;
      /** Says that the quote is a sample, and what in it is invented; it stands where it can’t be missed. */
      sampleNotice: string;
      /** The words that stand on every sample quote, beside what it says. */
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
    /** Which network it is; the icon and its name follow from it. */
    network: 'facebook' | 'instagram' | 'pinterest' | 'linkedin' | 'twitter' | 'youtube';
    /** The full address of the company’s page. */
    to: string;
  }[];
  /** The copyright line of the footer. */
  copyright: string;
  /**
   * Parts of the site whose footer has a line of its own in place of the copyright line, such as a library, whose texts belong to their authors.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: One part of the site, and the line in the footer of its pages.
   */
  copyrightBelow?: {
    /** The page where the part begins; the line holds for it and for all pages below it. */
    route: string;
    /** The line that stands in the footer of these pages. */
    text: string;
  }[];
  /** How the site calls itself where a visitor has installed it, and where the sign's menu leads. */
  app?: {
    /** Stands under the sign on a phone: 12 characters at most are shown. */
    shortName: string;
    /**
     * What the site is about, by the names that app stores use.
     *
     * @maxItems 4
     *
     * Items: One category.
     */
    categories?: string[];
    /**
     * What a long press on the sign offers, the most wanted first.
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
    /** What the button says. */
    label: string;
  };
  /** How the company is reached. */
  contact?: {
    /** The address that enquiries go to. */
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
  /** The silent loop behind the top of every page, one for each theme; without it there is none. */
  backgroundFilm?: {
    /** The film of the light theme. */
    light: WrittenFilm;
    /** The film of the dark theme. */
    dark: WrittenFilm;
  };
  /** The page that says what is done with visitors’ data; the question for their consent links to it. */
  privacy?: string;
  /** Services of other companies, and servers elsewhere; what is not named here is never contacted. */
  thirdParties?: {
    /** The tag manager’s container, loaded on every page after the visitor agreed. */
    tagManager?: {
      /** The container’s id. */
      id: string;
    };
    /** Web analytics, loaded while one of its pages is shown and after the visitor agreed. */
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
     * The service whose maps come into the page, each once a visitor has asked for it; without it a map is a link.
     */
    map?: {
      /** The address of a map’s frame, with {query} where the place belongs that the map section names. */
      src: string;
    };
    /** Where measurements of loading speed are sent, after the visitor agreed. */
    webVitals?: {
      /** The address that takes the measurements. */
      endpoint: string;
    };
    /**
     * The server that takes the forms where a static host serves the pages; without it, forms are sent to the address of the site itself.
     */
    formServer?: {
      /** The address of the server, without a slash at its end. */
      url: string;
    };
  };
  /**
   * Rules of the validator that this site takes more or less seriously, by their codes; npx pagewright rules lists all of them.
   */
  rules?: {
    /** How seriously the site takes one rule, and why. */
    [k: string]: {
      /**
       * An error ends builds, a warning is reported, off is not; errors without which no page could be built stay.
       */
      severity: 'error' | 'warning' | 'off';
      /** Why the site does so, for those who edit it next year. */
      reason: string;
    };
  };
  /**
   * Words that stay as they are, although a printer would set them otherwise; the validator passes them over, and reports when no text holds them any more.
   *
   * @maxItems 50
   *
   * Items: Words, and the one fault in them that is no mistake here.
   */
  accepted?: {
    /** What the validator calls it. */
    fault:
      | 'straight-quote'
      | 'three-dots'
      | 'hyphen-as-dash'
      | 'hyphen-in-range'
      | 'double-space'
      | 'space-before-sign'
      | 'letter-as-times'
      | 'placeholder';
    /** The words with the fault, as the text has them; as many as say which place is meant. */
    words: string;
    /** Why they are no mistake. */
    reason: string;
  }[];
  /**
   * Pages that may be heavier than all others, because of what they are.
   *
   * @maxItems 20
   *
   * Items: How much one page may weigh, in bytes as they travel.
   */
  budgets?: {
    /** The address of the page. */
    route: string;
    /** What the page’s HTML may weigh; its first screen fits the first round trip all the same. */
    html?: number;
    /** What all code may weigh until the page is hydrated. */
    script?: number;
    /** Why the page can’t be lighter, which the report repeats. */
    reason: string;
  }[];
  /**
   * The names of the ways in which submissions of forms are passed on, each of which the server’s settings give an address; a form names one of them.
   *
   * @maxItems 60
   *
   * Items: The name of a delivery, as forms write it.
   */
  deliveries?: string[];
  /**
   * How many entries a list is expected to have, and why; the validator warns where it has another number.
   *
   * @maxItems 100
   *
   * Items: A list of a section type on a page, or a collection, and how many entries it is expected to have.
   */
  counts?: {
    /** The route of the page. */
    page?: string;
    /** The type of the section that holds the list; sections inside sections count too. */
    section?: string;
    /**
     * Which section of this type is meant where the page has several: 1 is the first; without it each of them is.
     */
    sectionNumber?: number;
    /** The property that holds the list. */
    list?: string;
    /** In place of page, section and list: the collection that is counted. */
    collection?: string;
    /** The number of entries, no more and no fewer. */
    exactly?: number;
    /** The smallest number of entries. */
    atLeast?: number;
    /** The reason, which the warning repeats. */
    reason: string;
  }[];
};

/**
 * What all pages share: the name, the navigation, the footer, contacts; the file is pages-config/_site.json.
 */
export interface SiteContent extends Omit<WrittenSite, 'logo' | 'sharing' | 'footer' | 'backgroundFilm'> {
  /**
   * The mark beside the name: a small square drawing from _media/brand that takes the page’s colours; without it the name stands alone.
   */
  logo?: ResolvedImage;
  /**
   * What stands behind the title in the picture that social networks show: a drawing of 1200 × 630 from _media/brand whose left two thirds are quiet; without it there is a plain one with the logo.
   */
  sharing?: ResolvedImage;
  /**
   * The columns of links at the foot of every page.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: A heading and the links below it.
   */
  footer?: {
    /** The words above the column. */
    title: string;
    /**
     * Links written out, or all service pages: { "collection": "services" }; the first five of more than twelve stand out.
     */
    links: Link[] | ServiceTile[];
  }[];
  /** The silent loop behind the top of every page, one for each theme; without it there is none. */
  backgroundFilm?: {
    /** The film of the light theme. */
    light: ResolvedFilm;
    /** The film of the dark theme. */
    dark: ResolvedFilm;
  };
}
