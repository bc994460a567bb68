// Made from src/journal/schemas/sections/issue-contents.schema.json by `npm run generate`: change that file, not this one.
import type { IssueCard } from '../../content/resolved.ts';
import type { Link } from 'pagewright/content';

/** The cover of an issue with what is known of it, and its papers beside it. */
export interface IssueContentsData {
  /** Makes this section the contents of an issue. */
  type: 'issue-contents';
  /** How the issue looks; without it the cover with its facts beside the papers in full. */
  variant?: 'newest';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The heading over the papers. */
  title: string;
  /**
   * The issue, by the numbers of its volume and of itself; all issues of a volume, the newest first; or the newest.
   */
  items: IssueCard[];
  /** A link below the cover to the list of all issues. */
  archive?: Link;
  /** What is said while the issue holds no paper. */
  empty?: string;
}
