// Made from src/journal/schemas/templates/paper.schema.json by `npm run generate`: change that file, not this one.
import type { CitedWork, IssueNumber } from './journal-parts.gen.ts';

/**
 * One paper of the journal: its landing page, its entry in the issue and its citations are made from this file.
 */
export type WrittenPaper = {
  /** Lays this page out as the landing page of a paper. */
  type: 'paper';
  /** The paper’s title as printed, without the journal’s name, and not all in capitals. */
  title: string;
  /**
   * A second line of the title, which citations add after a colon; a title in another language belongs in “translations”.
   */
  subtitle?: string;
  /**
   * Title, abstract and keywords in other languages, for readers and indexes; an English title is added to citations.
   *
   * @minItems 1
   * @maxItems 24
   *
   * Items: The title in another language, and the abstract and the keywords if they are translated.
   */
  translations?: {
    /** The language of the translation as a code: en, hi, ta, ur. */
    language: string;
    /** The title, translated. */
    title: string;
    /** The second line of the title, translated, if the paper has one. */
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
     * Items: One term, in lower case unless it is a name.
     */
    keywords?: string[];
  }[];
  /**
   * The kind of paper, for indexes; default: a research article; book reviews, editorials, letters and other short kinds may leave out abstract, keywords, subject and PDF.
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
   * All authors of the paper, in the order of the byline.
   *
   * @minItems 1
   * @maxItems 2000
   *
   * Items: One author: given and family name, or a single name if there is no family name, or a group; and the institution.
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
    /** The author’s position, without the institution. */
    position?: string;
    /** Where the author works or studies; leave it out, or write “independent”, if there is none. */
    affiliation?: string;
    /** The public e-mail address of the author, for readers. */
    email?: string;
    /** True for each corresponding author. */
    corresponding?: boolean;
    /**
     * The author’s ORCID number as four groups of four characters, without the address before it; the last one is a check digit.
     */
    orcid?: string;
    /**
     * The ROR number of the institution (Research Organization Registry), without the address before it; its last two digits are check digits.
     */
    ror?: string;
    /**
     * Further institutions where the author works, in their order.
     *
     * @minItems 1
     * @maxItems 100
     *
     * Items: A further institution, with its ROR number if it has one.
     */
    furtherAffiliations?: {
      /** The name of the institution. */
      name: string;
      /** Its ROR number (Research Organization Registry), without the address before it. */
      ror?: string;
    }[];
    /**
     * The author’s roles in the paper, in the terms of CRediT (NISO Z39.104).
     *
     * @minItems 1
     * @maxItems 14
     *
     * Items: One term, and the degree of contribution if the authors state it.
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
      /** The degree of contribution: lead, equal or supporting. */
      degree?: 'lead' | 'equal' | 'supporting';
    }[];
    /** True for each of the authors who contributed equally to the paper. */
    equalContribution?: boolean;
    /** Other information about the author for readers, such as a new place of work. */
    note?: string;
  }[];
  /** The number of the volume; it is also in the address: v1. */
  volume?: number;
  /**
   * The number of the issue within its volume, which is also in the address: i2; a paper online first has neither volume nor issue yet.
   */
  issue?: IssueNumber;
  /**
   * Year and month of the issue, such as 2025-08, with the day only if it is known; for a paper online first, the day on which it appeared.
   */
  published: string;
  /**
   * The day on which the paper appeared before its issue did; `npm run journal -- assign PAPER --issue v1/i2` writes it.
   */
  onlineFirst?: string;
  /** When the manuscript was received, as exactly as it is known: year and month, or the day. */
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
   * Items: One term, in lower case unless it is a name.
   */
  keywords?: string[];
  /** The language of the paper as a code: en for English, hi for Hindi, fr for French. */
  language: string;
  /** The field that the paper belongs to. */
  subject?: string;
  /**
   * The first and last page within the issue, as printed in the PDF; leave it out if the PDF has no page numbers.
   */
  pages?: {
    /** The paper’s first page: a number, or as it is printed, such as iv or S12. */
    first: number | string;
    /** The paper’s last page: a number, or as it is printed, such as ix or S18. */
    last: number | string;
  };
  /** The number of the paper in a journal that has article numbers in place of pages. */
  articleNumber?: string;
  /** The PDF beside this file, with the same name; its path begins below pages-config. */
  file?: string;
  /**
   * The file of the full text, Markdown (.md) or JATS (.xml), beside this file and with the same name; the paper’s page shows it below the abstract.
   */
  text?: string;
  /**
   * The address of the licence under which readers may use the paper, which the page shows with the terms of the journal; leave it out until it is decided.
   */
  licence?: string;
  /**
   * The works that the paper cites, in the order of the printed list: each as data in CSL-JSON, which reference managers export; as a text; or as a text with a DOI or an address.
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
            /** The address of the cited work, if it has no DOI. */
            url?: string;
          }
        | CitedWork
      )
    | string
  )[];
  /** The funding of the research, in a sentence, and each grant; if there was no funding, state this. */
  funding?: {
    /** The sentence that readers see. */
    statement: string;
    /**
     * The grants, in the form that indexes need.
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
      /** The funder’s ROR number (Research Organization Registry), without the address before it. */
      ror?: string;
      /** The funder’s DOI in the Open Funder Registry, without the address before it. */
      funderId?: string;
    }[];
  };
  /** The authors’ competing interests, in a sentence; leave it out if nothing was declared. */
  competingInterests?: string;
  /** Who approved the research, and how consent was given; leave it out if neither was needed. */
  ethics?: string;
  /** Which tools of artificial intelligence were used, and for what; if none was used, state this. */
  aiUse?: string;
  /** Where the data of the paper are available, or why they are not. */
  dataAvailability?: {
    /** The sentence that readers see. */
    statement: string;
    /**
     * The locations of the data, each with its DOI or its address.
     *
     * @minItems 1
     * @maxItems 200
     *
     * Items: One data set and its address.
     */
    links?: {
      /** The name of the data set. */
      label: string;
      /** The address of the data; write a DOI with https://doi.org/ before it. */
      url: string;
    }[];
  };
  /**
   * Works elsewhere that belong to the paper, such as its preprint, its data, a reply or the reports of its reviewers.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: One work, its relation to the paper, and its address.
   */
  relatedWorks?: {
    /** The relation of the work to the paper. */
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
    /** The text of the link; default: its relation. */
    label?: string;
    /** The DOI of the work, without the address before it. */
    doi?: string;
    /** The address of the work, if it has no DOI. */
    url?: string;
  }[];
  /**
   * Files beside the paper that belong to it: data, questionnaires, appendices.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: One file that belongs to the paper.
   */
  supplements?: {
    /** The name of the file. */
    label: string;
    /** The file beside this one; its path begins below pages-config. */
    file: string;
    /** The content of the file, in a sentence. */
    description?: string;
  }[];
  /** The authors’ thanks to others. */
  acknowledgements?: string;
  /**
   * All versions of the paper, oldest first, if it was changed after publication; the page and its PDF show the last one.
   *
   * @minItems 2
   * @maxItems 20
   *
   * Items: One version: its date and its changes since the one before.
   */
  versions?: {
    /** The date when the version appeared: the day, or year and month. */
    date: string;
    /** The changes since the version before, in a sentence; for the first version, that it is the first. */
    changes: string;
    /** The PDF of an earlier version, if it is stored; the PDF of the last version is the paper’s file. */
    file?: string;
  }[];
  /** True marks a paper that was written to show the layout: people, data and sources in it are invented. */
  sample?: boolean;
};
