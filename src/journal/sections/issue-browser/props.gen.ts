// Made from src/journal/schemas/sections/issue-browser.schema.json by `npm run generate`: change that file, not this one.
import type { IssueCard } from '../../content/resolved.ts';
import type { Link, ResolvedImage } from 'pagewright/content';

/** The newest issues of the journal: the visitor chooses one from a list, and its cover and papers appear. */
export interface IssueBrowserData {
  /** Makes this section an issue browser. */
  type: 'issue-browser';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The newest issues of the journal: { "collection": "newest-issues" }. */
  items: IssueCard[];
  /** The journal’s name on the cover. */
  name: string;
  /** The second part of the name, in italics on the cover. */
  accent?: string;
  /** The text until the visitor has chosen an issue. */
  prompt: string;
  /** A drawing beside this text. */
  image?: ResolvedImage;
  /** A small line below each cover. */
  note?: string;
  /** A link to the list of all issues, shown if the browser does not have all of them. */
  archive?: Link;
}
