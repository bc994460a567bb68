// Made from src/journal/schemas/templates/notice.schema.json by `npm run generate`: change that file, not this one.
import type { IssueNumber } from './journal-parts.gen.ts';

/**
 * A correction, an addendum, an expression of concern or a retraction: an item of the journal with a page of its own, which the paper shows above its title and which every list and record of the paper knows.
 */
export type WrittenNotice = {
  /** Lays this page out as a notice of the journal. */
  type: 'notice';
  /**
   * A correction mends a mistake, an addendum adds what was forgotten, an expression of concern warns as long as doubts are looked into, and a retraction says that nobody should rely on the paper any more, also where its authors withdraw it.
   */
  kind: 'correction' | 'addendum' | 'expression-of-concern' | 'retraction';
  /** The address of the paper that the notice is about. */
  of: string;
  /**
   * What kind of notice it is and, after a colon, the title of the paper: lists and citations name the notice by it.
   */
  title: string;
  /**
   * The volume in which the notice appears, which need not be that of the paper; it is also in the address: v1.
   */
  volume: number;
  /**
   * The issue in which the notice appears, which need not be that of the paper; it is also in the address: i2.
   */
  issue: IssueNumber;
  /** The day on which the notice was published, or the month where the day is not known. */
  published: string;
  /**
   * What was wrong and what has been done, in one to three sentences: it stands above the paper’s title, in feeds and in every record of the paper.
   */
  summary: string;
  /**
   * Why, which a retraction has to say: an honest mistake, data that can’t be repeated or a breach of ethics, and who found it.
   */
  reason?: string;
  /**
   * The notice in full, where the summary and the reason don’t say all: what stood in the paper, and what is right.
   */
  text?: string;
  /**
   * Who answers for the notice: the editors, the authors, or both.
   *
   * @minItems 1
   * @maxItems 2000
   *
   * Items: One who signs: given and family name, or a single name for a group.
   */
  signedBy: {
    /** First and middle names or initials, without titles such as Dr. */
    given?: string;
    /** The surname. */
    family?: string;
    /** The name of a group, or of a person who has no family name; in place of given and family name. */
    name?: string;
    /** As what somebody signs. */
    role?: string;
  }[];
  /**
   * The notice’s own DOI once it is registered, without the address before it; it begins with the journal’s prefix.
   */
  doi?: string;
  /** The language of the notice as a code; without it the language of the site. */
  language?: string;
  /** True marks a notice that was written to show the layout: what it says is invented. */
  sample?: boolean;
};
