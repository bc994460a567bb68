// Made from src/journal/schemas/templates/notice.schema.json by `npm run generate`: change that file, not this one.
import type { IssueNumber } from './journal-parts.gen.ts';

/**
 * A correction, an addendum, an expression of concern or a retraction: it has a separate page, and is shown above the paper’s title and in all lists and metadata of the paper.
 */
export type WrittenNotice = {
  /** Lays this page out as a notice of the journal. */
  type: 'notice';
  /**
   * A correction corrects an error, an addendum adds missing information, an expression of concern warns while doubts are investigated, and a retraction means that readers should no longer rely on the paper, also if its authors withdraw it.
   */
  kind: 'correction' | 'addendum' | 'expression-of-concern' | 'retraction';
  /** The address of the paper that the notice is about. */
  of: string;
  /** The kind of notice and, after a colon, the title of the paper, for lists and citations. */
  title: string;
  /**
   * The volume in which the notice appears, which need not be that of the paper; it is also in the address: v1.
   */
  volume: number;
  /**
   * The issue in which the notice appears, which need not be that of the paper; it is also in the address: i2.
   */
  issue: IssueNumber;
  /** The day on which the notice was published, or the month if the day is not known. */
  published: string;
  /**
   * What was wrong and what has been done, in one to three sentences, shown above the paper’s title, in feeds and in all metadata of the paper.
   */
  summary: string;
  /**
   * The reason, required for a retraction: an honest mistake, results that can’t be repeated or a breach of ethics, and who found it.
   */
  reason?: string;
  /**
   * The full text of the notice, if summary and reason are not enough: the wrong text of the paper, and the correct one.
   */
  text?: string;
  /**
   * The people responsible for the notice: the editors, the authors, or both.
   *
   * @minItems 1
   * @maxItems 2000
   *
   * Items: A person who signs: given and family name, or a single name for a group.
   */
  signedBy: {
    /** First and middle names or initials, without titles such as Dr. */
    given?: string;
    /** The surname. */
    family?: string;
    /** The name of a group, or of a person who has no family name; in place of given and family name. */
    name?: string;
    /** The role in which the person signs. */
    role?: string;
  }[];
  /**
   * The notice’s own DOI once it is registered, without the address before it; it begins with the journal’s prefix.
   */
  doi?: string;
  /** The language of the notice as a code; default: the language of the site. */
  language?: string;
  /** True marks a notice that was written to show the layout: its content is invented. */
  sample?: boolean;
};
