// Made from src/journal/schemas/sections/issue-browser.schema.json by `npm run generate`: change that file, not this one.
import type { IssueCard } from '../../content/resolved.ts';
import type { Link, ResolvedImage } from 'pagewright/content';

/** The newest issues of the journal: one is chosen from a list, and its cover and papers appear. */
export interface IssueBrowserData {
  /** Makes this section an issue browser. */
  type: 'issue-browser';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The newest issues of the journal: { "collection": "newest-issues" }. */
  items: IssueCard[];
  /** The journal’s name as the cover prints it. */
  name: string;
  /** The second part of the name, in italic on the cover. */
  accent?: string;
  /** What is said while no issue has been chosen. */
  prompt: string;
  /** A drawing that stands beside the invitation. */
  image?: ResolvedImage;
  /** A small line below each cover. */
  note?: string;
  /** A link to the list of all issues; it stands there where not all of them are in the browser. */
  archive?: Link;
}
