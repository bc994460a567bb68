// Made from src/journal/schemas/sections/paper-list.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from 'pagewright/content';
import type { PaperCard } from '../../content/resolved.ts';

/** Published papers in ruled rows, each with its authors, its issue and its file. */
export interface PaperListData {
  /** Makes this section a list of papers. */
  type: 'paper-list';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The heading above the list; leave it out if the page’s heading is enough. */
  title?: string;
  /** One to three sentences below the heading. */
  text?: string;
  /** The papers: the newest, or those of one volume and issue. */
  items: PaperCard[];
  /** A link beside the heading, such as to all papers. */
  action?: Link;
  /** The text if there is no paper. */
  empty?: string;
}
