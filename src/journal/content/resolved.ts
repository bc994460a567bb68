import type { Link, ResolvedDownload, ResolvedImage, RichTextNode, TreeNode } from 'pagewright/content';
import type { IssueNumber } from './journal-parts.gen.ts';
import type { NoticeKind } from './written-parts.ts';

/* The resolved values of the journal's collections, which no schema describes. */

/** A paper in a list. */
export interface PaperCard {
  title: string;
  /** The language of the title, for the lang attribute. */
  language: string;
  authors: { name: string; position: string; email?: string }[];
  /** Undefined while the paper is online first. */
  volume?: number;
  issue?: IssueNumber;
  /** Month and year of publication in words: July 2025. */
  published: string;
  /** The subject of the paper. */
  subject: string;
  /** The status of the paper: Corrected, Retracted, Expression of concern. */
  notice?: string;
  /** Undefined if the paper has no PDF, as an editorial may. */
  file?: ResolvedDownload;
  /** The paper's own page. */
  to: string;
}

/** The citation of a paper in one style. */
export interface StyledCitation {
  style: string;
  text: RichTextNode[];
}

/** The title of a paper as a link. */
export interface PaperLink {
  title: string;
  language: string;
  to: string;
}

/** A notice in the table of contents of an issue. */
export interface NoticeLink extends PaperLink {
  /** The date of publication in words. */
  published: string;
}

/** A notice on the page of its paper. */
export interface ShownNotice {
  kind: NoticeKind;
  /** Its kind and its date in words: Retracted, 4 October 2025. */
  label: string;
  /** The date as in the file: 2025-10-04. */
  date: string;
  text: string;
  /** The address of its page. */
  to: string;
}

/** A related paper in a list. */
export interface RelatedPaper extends PaperLink {
  /** Authors and date, in one line. */
  line: string;
  /** The status of the paper. */
  notice?: string;
}

/** The data of a paper's page besides its own record: from the journal, the site and other papers. */
export interface PaperContext {
  /** The paper's permanent absolute address. */
  url: string;
  /** The journal's name and page. */
  journal?: Link;
  citations: StyledCitation[];
  /** The record in the formats of reference managers and archives. */
  files: { label: string; href: string }[];
  /** Its references in these formats. */
  referenceFiles?: { label: string; href: string }[];
  /** The address of the full text as an e-book. */
  epub?: string;
  /** The number of pages of the PDF. */
  pages?: number;
  /** The numbers of views and downloads, since a month: July 2025. */
  usage?: { views: number; downloads: number; since: string };
  /** The papers before and after it in the issue. */
  previous?: PaperLink;
  next?: PaperLink;
  /** Papers on the same topic by others, and those with a common author; undefined if there are none. */
  related?: RelatedPaper[];
  byAuthors?: RelatedPaper[];
  /** The paper's place in the index of subjects. */
  subject?: Link;
  /** Its special issue, by title. */
  special?: Link;
  /** The address of the search. */
  search?: string;
  /** The address of the correction policy. */
  corrections?: string;
  /** Corrections, retractions and similar notices, newest first. */
  notices?: ShownNotice[];
  /** For a retracted or doubted paper: the mark in front of its title and download button. */
  statusMark?: string;
  /** For a notice: its paper, with its citation. */
  noticeOf?: PaperLink & { reference: RichTextNode[] };
  /** The terms of use: a statement, the licence, and the journal's policy. */
  rights?: { text: string; licence?: Link; terms?: string };
  /** Plain links for sharing, so that nothing is loaded from other websites. */
  share: Link[];
}

/** Papers to search. */
export interface PaperShelf {
  /** The papers shown before a search. */
  newest: PaperCard[];
  /** The total number. */
  count: number;
  /** The address of the search index. */
  index: string;
  /** The address of the archive. */
  archive: string;
}

/** The issues of an archive; those of some years are on separate pages. */
export interface Archive {
  issues: IssueCard[];
  years: ArchivedYear[];
}

/** A year in the archive, with its own page. */
export interface ArchivedYear {
  year: number;
  papers: number;
  to: string;
}

/** An index, or a part of one. */
export interface PaperIndex {
  groups: IndexGroup[];
  /** The parts of the index, if there are several. */
  parts: IndexPart[];
}

/** A part of an index with its own page, by its first and last entry. */
export interface IndexPart {
  /** The first and last entry. */
  first: string;
  last: string;
  to: string;
  isHere: boolean;
}

/** One heading of an index with its entries: the letter D and all names under it. */
export interface IndexGroup {
  title: string;
  entries: IndexEntry[];
}

/** An author or subject in an index, with the papers. */
export interface IndexEntry {
  id: string;
  name: string;
  /** The language of the name, if not the site's. */
  language?: string;
  /** Shown after the name: an author's affiliation. */
  note?: string;
  papers: (PaperLink & { issue: string; notice?: string })[];
}

/** An issue with its cover. */
export interface IssueCard {
  volume: number;
  issue: IssueNumber;
  published: string;
  cover: ResolvedImage;
  /** The title of a special issue. */
  title?: string;
  guestEditors?: { name: string; affiliation: string; orcid?: string }[];
  /** The journal's name on the cover. */
  journal: string;
  to: string;
  /** The number of its papers. */
  count: number;
  /** The papers, or as many as fit. */
  papers: PaperCard[];
  /** Its notices. */
  notices?: NoticeLink[];
  previous?: Link;
  next?: Link;
}

/** A cited work as a list prints it. */
export interface PrintedReference {
  /** If the work is given as data, the text contains its address as a link. */
  text: string | TreeNode[];
  to?: string;
}

/** The rendered full text of a paper. */
export interface PaperText {
  /** Its sections. */
  contents: { id: string; title: string }[];
  body: TreeNode[];
  /** Footnotes, each with the ids of its marks. */
  notes: { id: string; marks: string[]; body: TreeNode[] }[];
  /** The ids of the citations in the text, for each reference. */
  cited: string[][];
}
