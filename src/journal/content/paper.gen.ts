// Made from src/journal/schemas/templates/paper.schema.json by `npm run generate`: change that file, not this one.
import type { CitedWork, IssueNumber } from './journal-parts.gen.ts';

/**
 * One paper of the journal: its landing page, its card in the issue and its citations all come from this record.
 */
export type WrittenPaper = {
  /** Lays this page out as the landing page of a paper. */
  type: 'paper';
  /** The paper’s title as printed, without the journal’s name and without capitals throughout. */
  title: string;
  /**
   * A second line of the title, which citations join to it by a colon; a title in another language goes into “translations”.
   */
  subtitle?: string;
  /**
   * Title, abstract and keywords in other languages, for readers and indexes that do not read the paper’s own; an English title stands in citations.
   *
   * @minItems 1
   * @maxItems 24
   *
   * Items: The title in another language, and the abstract and the keywords where they are translated, too.
   */
  translations?: {
    /** The language of the translation as a code: en, hi, ta, ur. */
    language: string;
    /** The title, translated. */
    title: string;
    /** The second line of the title, translated, where the paper has one. */
    subtitle?: string;
    /**
     * The abstract, translated, one text for each paragraph; readers choose between the languages.
     *
     * @minItems 1
     * @maxItems 60
     *
     * Items: One paragraph of the abstract, as plain text.
     */
    abstract?: string[];
    /**
     * The keywords, translated.
     *
     * @minItems 1
     * @maxItems 100
     *
     * Items: One term, in small letters unless it is a name.
     */
    keywords?: string[];
  }[];
  /**
   * What kind of paper it is, by which indexes sort; without it they take it for a research article, and book reviews, editorials, letters and other short kinds may leave out abstract, keywords, subject and PDF.
   */
  kind?:
    | 'research-article'
    | 'review-article'
    | 'book-review'
    | 'interview'
    | 'essay'
    | 'editorial'
    | 'letter'
    | 'creative-writing'
    | 'case-report'
    | 'data-paper'
    | 'commentary'
    | 'brief-communication'
    | 'obituary';
  /**
   * Everybody who wrote the paper, in the order of the byline.
   *
   * @minItems 1
   * @maxItems 2000
   *
   * Items: One author: given and family name, or a single name where there is no family name, or a group; and where he or she works.
   */
  authors: {
    /** First and middle names or initials, without titles such as Dr. */
    given?: string;
    /** The surname, under which the author is listed. */
    family?: string;
    /** The whole name of an author who has no family name, in place of given and family name. */
    name?: string;
    /** The name of a group or an institution that is the author, in place of a person’s name. */
    group?: string;
    /** What the author does, without the institution. */
    position?: string;
    /** Where the author works or studies; leave it out, or write “independent”, where there is none. */
    affiliation?: string;
    /** The address at which readers may write to the author; it is public. */
    email?: string;
    /** True for each author who answers letters about the paper. */
    corresponding?: boolean;
    /**
     * The author’s ORCID number as four groups of four, without the address before it; the last digit checks the others.
     */
    orcid?: string;
    /**
     * The number of the institution in the Research Organization Registry, without the address before it; its last two digits check the others.
     */
    ror?: string;
    /**
     * Where else the author works, in the order in which it should be named.
     *
     * @minItems 1
     * @maxItems 100
     *
     * Items: One more institution, with its number where it has one.
     */
    furtherAffiliations?: {
      /** The name of the institution. */
      name: string;
      /** Its number in the Research Organization Registry, without the address before it. */
      ror?: string;
    }[];
    /**
     * What the author did for the paper, in the terms of CRediT (NISO Z39.104).
     *
     * @minItems 1
     * @maxItems 14
     *
     * Items: One term, and how large the author’s part was where the authors say so.
     */
    roles?: {
      /** The term of CRediT. */
      role:
        | 'conceptualization'
        | 'data-curation'
        | 'formal-analysis'
        | 'funding-acquisition'
        | 'investigation'
        | 'methodology'
        | 'project-administration'
        | 'resources'
        | 'software'
        | 'supervision'
        | 'validation'
        | 'visualization'
        | 'writing-original-draft'
        | 'writing-review-editing';
      /** Whether the author led in it, shared it equally, or supported others. */
      degree?: 'lead' | 'equal' | 'supporting';
    }[];
    /** True for each of the authors who contributed equally to the paper. */
    equalContribution?: boolean;
    /** What readers should know of the author besides, such as a new place of work. */
    note?: string;
  }[];
  /** The number of the volume; it is also in the address: v1. */
  volume?: number;
  /**
   * The number of the issue within its volume, which is also in the address: i2; a paper online first has neither volume nor issue yet.
   */
  issue?: IssueNumber;
  /**
   * Year and month of the issue, such as 2025-08, with the day only where it is known; of a paper online first the day on which it appeared.
   */
  published: string;
  /**
   * The day on which the paper appeared before its issue did; `npm run journal -- assign PAPER --issue v1/i2` writes it.
   */
  onlineFirst?: string;
  /** When the manuscript came in, as exactly as it is known: year and month, or the day. */
  received?: string;
  /** When the paper was accepted, as exactly as it is known: year and month, or the day. */
  accepted?: string;
  /**
   * The paper’s DOI once it is registered, without the address before it; it begins with the journal’s prefix.
   */
  doi?: string;
  /**
   * The abstract, one text for each paragraph; search engines and indexes read it here.
   *
   * @minItems 1
   * @maxItems 60
   *
   * Items: One paragraph of the abstract, as plain text.
   */
  abstract?: string[];
  /**
   * Terms under which the paper should be found, three or more.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: One term, in small letters unless it is a name.
   */
  keywords?: string[];
  /** The language of the paper as a code: en for English, hi for Hindi, fr for French. */
  language: string;
  /** The field that the paper belongs to. */
  subject?: string;
  /**
   * The first and last page within the issue, as printed in the PDF; leave it out where the PDF has no page numbers.
   */
  pages?: {
    /** The paper’s first page: a number, or as it is printed, such as iv or S12. */
    first: number | string;
    /** The paper’s last page: a number, or as it is printed, such as ix or S18. */
    last: number | string;
  };
  /** The number of the paper in a journal that has article numbers in place of pages. */
  articleNumber?: string;
  /** The PDF that lies beside this file and has its name, with its path from pages-config. */
  file?: string;
  /**
   * The file of the full text, Markdown (.md) or JATS (.xml), which lies beside this file and has its name; the paper’s page shows it below the abstract.
   */
  text?: string;
  /**
   * The address of the licence under which readers may use the paper, which the page shows with the terms of the journal; leave it out until it is settled.
   */
  licence?: string;
  /**
   * The works that the paper cites, in the order of the printed list: as data in CSL-JSON, which reference managers export; as a text each; or as a text with the DOI or address under which it is found.
   *
   * @maxItems 5000
   *
   * Items: One cited work: its data, or author, year, title and source in one text.
   */
  references?: (
    | (
        | {
            /** The reference as printed, without its DOI or address. */
            text: string;
            /** The DOI of the cited work, without the address before it. */
            doi?: string;
            /** Where the cited work is found, if it has no DOI. */
            url?: string;
          }
        | CitedWork
      )
    | string
  )[];
  /** Who paid for the research, in a sentence, and the grants one by one; say so too where nobody did. */
  funding?: {
    /** The sentence that readers see. */
    statement: string;
    /**
     * The grants, as indexes want them.
     *
     * @minItems 1
     * @maxItems 1000
     *
     * Items: One funder and its number for the grant.
     */
    grants?: {
      /** The name of the organisation that paid. */
      funder: string;
      /** The funder’s number for the grant. */
      award?: string;
      /** The funder’s number in the Research Organization Registry, without the address before it. */
      ror?: string;
      /** The funder’s DOI in the Open Funder Registry, without the address before it. */
      funderId?: string;
    }[];
  };
  /**
   * What the authors declare of competing interests, in a sentence; leave it out where nothing was declared.
   */
  competingInterests?: string;
  /**
   * Who approved the research, and how consent was given; leave it out where nothing of the kind was needed.
   */
  ethics?: string;
  /** Which tools of artificial intelligence were used, and for what; say so too where none was. */
  aiUse?: string;
  /** Where the data of the paper can be had, or why they can’t be. */
  dataAvailability?: {
    /** The sentence that readers see. */
    statement: string;
    /**
     * The places where the data lie, each with its DOI or its address.
     *
     * @minItems 1
     * @maxItems 200
     *
     * Items: One set of data and where it is found.
     */
    links?: {
      /** What the data are called. */
      label: string;
      /** Where the data lie; a DOI with its address before it, https://doi.org/. */
      url: string;
    }[];
  };
  /**
   * Works that belong to the paper and lie elsewhere, such as its preprint, its data, a reply or the reports of its reviewers.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: One work, how it belongs to the paper, and where it is found.
   */
  relatedWorks?: {
    /** What the other work is for the paper. */
    relation:
      | 'preprint'
      | 'data'
      | 'software'
      | 'reply'
      | 'commented-paper'
      | 'commentary'
      | 'review-report'
      | 'translation'
      | 'companion';
    /** The words of the link; without them its relation is shown. */
    label?: string;
    /** The DOI of the work, without the address before it. */
    doi?: string;
    /** Where the work is found, if it has no DOI. */
    url?: string;
  }[];
  /**
   * Files that belong to the paper and lie beside it: data, questionnaires, appendices.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: One file that belongs to the paper.
   */
  supplements?: {
    /** What the file is called. */
    label: string;
    /** The file that lies beside this one, with its path from pages-config. */
    file: string;
    /** What is in the file, in a sentence. */
    description?: string;
  }[];
  /** Whom the authors thank. */
  acknowledgements?: string;
  /**
   * All versions of the paper, oldest first, where it was changed after publication: the last is the one that the page and its PDF show.
   *
   * @minItems 2
   * @maxItems 20
   *
   * Items: One version: when it appeared and what is other in it than in the one before.
   */
  versions?: {
    /** When the version appeared: the day, or year and month. */
    date: string;
    /** What is other than in the version before, in a sentence; of the first that it is the first. */
    changes: string;
    /** The PDF of an earlier version, where it is kept; the last version is the paper’s own file. */
    file?: string;
  }[];
  /** True marks a paper that was written to show the layout: people, data and sources in it are invented. */
  sample?: boolean;
};
