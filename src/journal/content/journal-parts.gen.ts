// Made from src/journal/schemas/journal-parts.schema.json by `npm run generate`: change that file, not this one.

/**
 * The newest papers of the journal, at most 40; with volume and issue, those of one issue; or those online first.
 */
export type WrittenPapersCollection = {
  /** The name of the list: papers. */
  collection: 'papers';
  /** Only papers of this volume. */
  volume?: number;
  /** Only papers of this issue; needs a volume. */
  issue?: IssueNumber;
  /** Only papers that are in no issue yet. */
  onlineFirst?: true;
};

/**
 * The issues of the journal with their papers, oldest first; with volume and issue, one of them; or the newest.
 */
export type WrittenIssuesCollection = {
  /** The name of the list: issues. */
  collection: 'issues';
  /** Only issues of this volume. */
  volume?: number;
  /** Only the issue of this number; needs a volume. */
  issue?: IssueNumber;
  /** Only the newest issue with papers. */
  newest?: true;
};

/** The newest issues of the journal with their papers, oldest first: as many as fit on one page. */
export type WrittenNewestIssuesCollection = {
  /** The name of the list: newest-issues. */
  collection: 'newest-issues';
};

/** All issues of the journal, and the pages of individual years if there are any; with a year, its issues. */
export type WrittenArchiveCollection = {
  /** The name of the list: archive. */
  collection: 'archive';
  /** Only the issues of this year. */
  year?: number;
};

/** The newest papers of the journal, and the search index of all papers. */
export type WrittenPaperShelfCollection = {
  /** The name of the list: paper-shelf. */
  collection: 'paper-shelf';
};

/**
 * An index of all papers, by the family names of their authors or by their subjects; or a part of it, if it is too long for one page.
 */
export type WrittenPaperIndexCollection = {
  /** The name of the list: paper-index. */
  collection: 'paper-index';
  /** What the entries are: author or subject. */
  by: 'author' | 'subject';
  /** The number of the part of a long index; default: the first part, and all parts without a page. */
  part?: number;
};

/**
 * The data of one paper that depend on the whole journal: citations, files, the papers before and after it.
 */
export type WrittenPaperContextCollection = {
  /** The name of the list: paper-context. */
  collection: 'paper-context';
  /** The route of the paper’s page. */
  of: string;
};

/** The full text of one paper, from the Markdown or JATS file beside it. */
export type WrittenPaperTextCollection = {
  /** The name of the list: paper-text. */
  collection: 'paper-text';
  /** The route of the paper’s page. */
  of: string;
};

/** The works that a paper cites: a list, or those of the paper’s file, formatted by the build. */
export type WrittenPaperReferences =
  | {
      /** The work as the list prints it. */
      text: string;
      /** The address of the work. */
      to?: string;
    }[]
  | WrittenPaperReferencesCollection;

/** The works that one paper cites, formatted in the journal’s citation style. */
export type WrittenPaperReferencesCollection = {
  /** The name of the list: paper-references. */
  collection: 'paper-references';
  /** The route of the paper’s page. */
  of: string;
};

/**
 * Authors, editors or translators of a cited work, in the order of its title page.
 *
 * @minItems 1
 * @maxItems 2000
 *
 * Items: Family and given name; the name of a group, or a single name, is "literal".
 */
export type CitedPeople = {
  /** The surname, under which the work is listed. */
  family?: string;
  /** First and middle names or initials. */
  given?: string;
  /** The name of a group, or one without a family name. */
  literal?: string;
  /** What follows the name: Jr., III. */
  suffix?: string;
  /** A particle that does not count when names are sorted: von in Humboldt, Alexander von. */
  'dropping-particle'?: string;
  /** A particle that stays with the family name: van in van der Berg. */
  'non-dropping-particle'?: string;
  /** Whether a comma comes before the suffix. */
  'comma-suffix'?: boolean;
  /** Whether the family name always comes first. */
  'static-ordering'?: boolean;
  /** Whether particles are still part of the names. */
  'parse-names'?: boolean;
}[];

/** A year, a month or a day: "2021", "2021-04"; or as reference managers write it. */
export type CitedDate =
  | {
      /**
       * Year, month and day as numbers; a second list is the end of a span.
       *
       * @minItems 1
       * @maxItems 2
       */
      'date-parts'?: (number | string)[][];
      /** The season in place of a month: 1 is spring. */
      season?: number | string;
      /** Whether the date is not certain. */
      circa?: boolean;
      /** The date as it is printed, if it has no year: no date, in press. */
      literal?: string;
      /** The date as a reference manager found it. */
      raw?: string;
    }
  | string;

/** A number as it is printed, such as a volume or pages: 4, 11-29, e123. */
export type CitedNumber = number | string;

/**
 * The number of an issue within its volume; a double issue is 3-4, a supplement of the volume Suppl. 1, a supplement of issue 2 is 2 Suppl. 1.
 */
export type IssueNumber = number | string;

/** The data of one cited work in CSL-JSON, which the build formats in the journal’s citation style. */
export interface CitedWork {
  /**
   * The kind of work, in the terms of CSL, such as article-journal, book, chapter, paper-conference, thesis, report, dataset or webpage.
   */
  type:
    | 'article'
    | 'article-journal'
    | 'article-magazine'
    | 'article-newspaper'
    | 'bill'
    | 'book'
    | 'broadcast'
    | 'chapter'
    | 'classic'
    | 'collection'
    | 'dataset'
    | 'document'
    | 'entry'
    | 'entry-dictionary'
    | 'entry-encyclopedia'
    | 'event'
    | 'figure'
    | 'graphic'
    | 'hearing'
    | 'interview'
    | 'legal_case'
    | 'legislation'
    | 'manuscript'
    | 'map'
    | 'motion_picture'
    | 'musical_score'
    | 'pamphlet'
    | 'paper-conference'
    | 'patent'
    | 'performance'
    | 'periodical'
    | 'personal_communication'
    | 'post'
    | 'post-weblog'
    | 'regulation'
    | 'report'
    | 'review'
    | 'review-book'
    | 'software'
    | 'song'
    | 'speech'
    | 'standard'
    | 'thesis'
    | 'treaty'
    | 'webpage';
  /** The name of the work in the reference manager; the paper does not need it. */
  id?: number | string;
  /** The title of the work itself: of the article, the chapter or the book. */
  title?: string;
  /** Those who wrote it, in the order of its title page. */
  author?: CitedPeople;
  /** When it was published. */
  issued?: CitedDate;
  /** The journal, the book or the website that it is in. */
  'container-title'?: string;
  /** The short title of the journal. */
  'container-title-short'?: string;
  /** The number of its volume. */
  volume?: CitedNumber;
  /** The number of the issue. */
  issue?: CitedNumber;
  /** The pages, or the number of the article: 11–29, e123. */
  page?: CitedNumber;
  /** The number of a report, a patent, a standard or an article. */
  number?: CitedNumber;
  /** The DOI of the work, without the address before it. */
  DOI?: string;
  /** The address of the work. */
  URL?: string;
  /** Its number in PubMed. */
  PMID?: number | string;
  /** Its number in PubMed Central. */
  PMCID?: string;
  /** The number of the book. */
  ISBN?: string;
  /** The number of the journal. */
  ISSN?: string;
  /** Those who edited the book or the proceedings. */
  editor?: CitedPeople;
  /** Those who translated it. */
  translator?: CitedPeople;
  /** Who published it; of a thesis the university. */
  publisher?: string;
  /** The town of the publisher. */
  'publisher-place'?: string;
  /** Which edition it is. */
  edition?: CitedNumber;
  /** When a website was read. */
  accessed?: CitedDate;
  /** The exact kind of work: PhD thesis, white paper. */
  genre?: string;
  /** How it was published: film, CD. */
  medium?: string;
  /** The version of software or data. */
  version?: CitedNumber;
  /** The language of the work as a code. */
  language?: string;
  /** Other information that a reader needs to find the work. */
  note?: string;
  /** The series that it belongs to. */
  'collection-title'?: string;
  /** Its number in the series. */
  'collection-number'?: CitedNumber;
  /** Those who edit the series. */
  'collection-editor'?: CitedPeople;
  /** Those who wrote the book that a chapter is in. */
  'container-author'?: CitedPeople;
  /** The title of the work that was translated. */
  'original-title'?: string;
  /** When the original was published. */
  'original-date'?: CitedDate;
  /** The name of the conference. */
  'event-title'?: string;
  /** The name of the conference, as older reference managers write it. */
  event?: string;
  /** When the conference was. */
  'event-date'?: CitedDate;
  /** Where the conference was. */
  'event-place'?: string;
  /** How many pages it has. */
  'number-of-pages'?: CitedNumber;
  /** How many volumes it has. */
  'number-of-volumes'?: CitedNumber;
  /** The number of the chapter. */
  'chapter-number'?: CitedNumber;
  /** The number of the part. */
  'part-number'?: CitedNumber;
  /** The section of a newspaper or a law. */
  section?: string;
  /** The number of the supplement. */
  'supplement-number'?: CitedNumber;
  /** The archive that stores it, or the repository of a preprint. */
  archive?: string;
  /** Its location in the archive. */
  archive_location?: string;
  /** Where the archive is. */
  'archive-place'?: string;
  /** The court or the body that issued it. */
  authority?: string;
  /** The region where a law applies. */
  jurisdiction?: string;
  /** The publication status: in press. */
  status?: string;
  /** The scale of a map. */
  scale?: string;
  /** How large or how long it is. */
  dimensions?: string;
  /** Those who directed the film. */
  director?: CitedPeople;
  /** Those who composed the music. */
  composer?: CitedPeople;
  /** Those who drew the pictures. */
  illustrator?: CitedPeople;
  /** Those who asked the questions. */
  interviewer?: CitedPeople;
  /** Those to whom a letter was written. */
  recipient?: CitedPeople;
  /** Those who contributed in another way. */
  contributor?: CitedPeople;
  /** Those who wrote what is reviewed. */
  'reviewed-author'?: CitedPeople;
  /** The title of what is reviewed. */
  'reviewed-title'?: string;
  [k: string]: unknown;
}

/** The editorial board of the journal, as listed in pages-config/_site.json. */
export type WrittenBoardCollection = {
  /** The name of the list: board. */
  collection: 'board';
};
