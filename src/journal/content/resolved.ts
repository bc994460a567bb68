import type { Link } from '../../core/content/parts.gen.ts';
import type { NoticeKind } from './written-parts.ts';
import type { ResolvedDownload, ResolvedImage, RichTextNode, TreeNode } from '../../core/content/resolved.ts';

/* What the build puts in the place of the journal's collections: values that code makes, and that no schema describes. */

export interface PaperCard {
  title: string;
  /** The language of the title, as the lang attribute wants it. */
  language: string;
  authors: { name: string; position: string; email?: string }[];
  /** Neither is there while the paper is online first. */
  volume?: number;
  issue?: number;
  /** Month and year of publication as people read it: July 2025. */
  published: string;
  /** The field that the paper belongs to. */
  subject: string;
  /** What readers must know before they rely on it: Corrected, Retracted, Expression of concern. */
  notice?: string;
  file: ResolvedDownload;
  /** The paper's own page. */
  to: string;
}

/** How one style writes the reference to a paper. */
export interface Citation {
  style: string;
  text: RichTextNode[];
}

/** The title of a paper as a link. */
export interface PaperLink {
  title: string;
  language: string;
  to: string;
}

/** A notice as the contents of an issue list it. */
export interface NoticeLink extends PaperLink {
  /** When it was published, as people read it. */
  published: string;
}

/** A notice as the page of its paper shows it. */
export interface ShownNotice {
  kind: NoticeKind;
  /** Its kind and its date in words: Retracted, 4 October 2025. */
  label: string;
  /** As it is written: 2025-10-04. */
  date: string;
  text: string;
  /** Its own page. */
  to: string;
}

/** A paper that is worth reading after another. */
export interface RelatedPaper extends PaperLink {
  /** Who wrote it and when, in one line. */
  line: string;
  /** What readers must know before they rely on it. */
  notice?: string;
}

/** What a paper's page shows beside its own record: it follows from the journal, the site and the other papers. */
export interface PaperContext {
  /** The paper's permanent address, whole. */
  url: string;
  /** The journal's name and its own page. */
  journal?: Link;
  citations: Citation[];
  /** The record in the formats of reference managers and archives. */
  files: { label: string; href: string }[];
  /** Where the full text lies as a book for e-readers. */
  epub?: string;
  /** How many pages the PDF has. */
  pages?: number;
  /** How often its page was opened and its file was loaded, from a month on: July 2025. */
  usage?: { views: number; downloads: number; since: string };
  /** Its neighbours in the issue. */
  previous?: PaperLink;
  next?: PaperLink;
  /** Papers on the same topic by others, and those that have an author in common; nothing where there is none. */
  related?: RelatedPaper[];
  byAuthors?: RelatedPaper[];
  /** Where the index of subjects lists the paper. */
  subject?: Link;
  /** The special issue that it is in, by its title. */
  special?: Link;
  /** Where other papers can be searched for. */
  search?: string;
  /** Where readers learn how mistakes are corrected. */
  corrections?: string;
  /** Corrections, retractions and their like, newest first. */
  notices?: ShownNotice[];
  /** What stands before the title and on the button of the file, where the paper is not to be relied on. */
  mark?: string;
  /** Of a notice: the paper that it is about, as citations name it. */
  noticeOf?: PaperLink & { reference: RichTextNode[] };
  /** How readers may use it: one statement, the licence, and where the journal tells its terms. */
  rights?: { text: string; licence?: Link; terms?: string };
  /** Ways to pass the paper on: plain links, so that nothing of another website is loaded. */
  share: Link[];
}

/** Papers to be searched. */
export interface PaperShelf {
  /** Those that are listed before anything is searched for. */
  newest: PaperCard[];
  /** How many there are in all. */
  count: number;
  /** Where the index of the search lies. */
  index: string;
  /** Where all papers are listed. */
  archive: string;
}

/** The issues of an archive; those of years that have pages of their own stand there. */
export interface Archive {
  issues: IssueCard[];
  years: ArchivedYear[];
}

export interface ArchivedYear {
  year: number;
  papers: number;
  to: string;
}

/** An index, or a part of one. */
export interface PaperIndex {
  groups: IndexGroup[];
  /** All parts, where there are several. */
  parts: IndexPart[];
}

export interface IndexPart {
  /** The first and the last of its entries. */
  first: string;
  last: string;
  to: string;
  isHere: boolean;
}

/** One heading of an index and its entries: the letter D and everybody under it. */
export interface IndexGroup {
  title: string;
  entries: IndexEntry[];
}

export interface IndexEntry {
  id: string;
  name: string;
  /** The language of the name, where it is not the site's. */
  language?: string;
  /** Said after the name: where an author works. */
  note?: string;
  papers: (PaperLink & { issue: string; notice?: string })[];
}

export interface IssueCard {
  volume: number;
  issue: number;
  published: string;
  cover: ResolvedImage;
  /** The title of a special issue. */
  title?: string;
  guestEditors?: { name: string; affiliation: string; orcid?: string }[];
  /** The journal's name, as the cover prints it. */
  journal: string;
  to: string;
  /** How many papers it has. */
  count: number;
  /** All of them, or where they are many as many as there is room for. */
  papers: PaperCard[];
  /** Notices that appear in it. */
  notices?: NoticeLink[];
  previous?: Link;
  next?: Link;
}

/** The full text of a paper, drawn. */
export interface PaperText {
  /** Its sections. */
  contents: { id: string; title: string }[];
  body: TreeNode[];
  /** Footnotes, each with the ids of its marks. */
  notes: { id: string; marks: string[]; body: TreeNode[] }[];
  /** For each work of the list of references the ids of the places that cite it. */
  cited: string[][];
}
