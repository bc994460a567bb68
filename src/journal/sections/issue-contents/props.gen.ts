// Made from src/journal/schemas/sections/issue-contents.schema.json by `npm run generate`: change that file, not this one.
import type { IssueCard } from '../../content/resolved.ts';
import type { Link } from 'pagewright/content';

/** The cover of an issue with its facts, and its papers beside it. */
export interface IssueContentsData {
  /** Makes this section the contents of an issue. */
  type: 'issue-contents';
  /** The design; without it, the cover with its facts, beside the complete entries of the papers. */
  variant?: 'newest';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The heading above the papers. */
  title: string;
  /**
   * One issue by the numbers of its volume and issue; all issues of a volume, the newest first; or the newest issue.
   */
  items: IssueCard[];
  /** A link below the cover to the list of all issues. */
  archive?: Link;
  /** The text if the issue has no paper. */
  empty?: string;
}
