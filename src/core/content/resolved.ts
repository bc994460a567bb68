/**
 * What the parts of a page look like after the build has resolved them, and so what components receive.
 * Each type here is named by `tsType` in schemas/parts.schema.json.
 */

/** A link as written: its target was checked by the validator. */
export interface Link {
  label: string;
  to: string;
}

/** An element of a sanitised tree: tag, attributes (React's names), children. */
export type ElementNode = [tag: string, attributes: Record<string, string>, children: TreeNode[]];
export type TreeNode = string | ElementNode;
export type RichTextNode = TreeNode;

/** A drawing that is written into the page, so that it follows the page's colours. */
export interface Drawing {
  kind: 'drawing';
  alt: string;
  /** Attributes of the root element, viewBox among them. */
  attributes: Record<string, string>;
  nodes: TreeNode[];
}

/** A picture that is loaded from a file: a portrait (svg) or a photograph in several sizes. */
export interface LoadedImage {
  kind: 'file';
  alt: string;
  src: string;
  width: number;
  height: number;
  /** Alternatives, best first, as `<source>` wants them. */
  sources: { type: string; srcset: string }[];
}

export type ResolvedImage = Drawing | LoadedImage;

export interface ResolvedFilm {
  label: string;
  width: number;
  height: number;
  poster: string;
  sources: { type: string; src: string }[];
}

export interface ResolvedDownload {
  href: string;
  /** The name that the file is saved under. */
  name: string;
  /** The ending in capitals: PDF, ZIP. */
  format: string;
  bytes: number;
}

/** What a page says of a form; its questions come with the code that draws them. */
export interface ResolvedForm {
  id: string;
  title: string;
  intro?: string;
}

export interface Tile {
  title: string;
  /** A shorter title, for the footer. */
  short?: string;
  text: string;
  image: ResolvedImage;
  to: string;
}

export interface PaperCard {
  title: string;
  /** The language of the title, as the lang attribute wants it. */
  language: string;
  authors: { name: string; position: string; email?: string }[];
  volume: number;
  issue: number;
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

/** What a paper's page shows beside its own record: it follows from the journal, the site and the other papers. */
export interface PaperContext {
  /** The paper's permanent address, whole. */
  url: string;
  journal: string;
  citations: Citation[];
  /** The record in the formats of reference managers and archives. */
  files: { label: string; href: string }[];
  /** How many pages the PDF has. */
  pages?: number;
  /** Its neighbours in the issue. */
  previous?: PaperLink;
  next?: PaperLink;
  /** Where the index of subjects lists the paper. */
  subject?: Link;
  /** Where other papers can be searched for. */
  search?: string;
  /** Where readers learn how mistakes are corrected. */
  corrections?: string;
  /** Ways to pass the paper on: plain links, so that nothing of another website is loaded. */
  share: Link[];
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

/** A member of the editorial board. */
export interface BoardMember {
  name: string;
  role: string;
  position?: string;
  qualification?: string;
  affiliation: string;
  place?: string;
  email?: string;
  profile?: string;
  orcid?: string;
}

export interface IssueCard {
  volume: number;
  issue: number;
  published: string;
  cover: ResolvedImage;
  /** The title of a special issue. */
  title?: string;
  /** The journal's name, as the cover prints it. */
  journal: string;
  to: string;
  papers: PaperCard[];
  previous?: Link;
  next?: Link;
}

/** A section whose parts are resolved: the renderer picks the component by its type. */
export interface ResolvedSection {
  type: string;
  id?: string;
  [property: string]: unknown;
}

export type IconName =
  | 'arrow'
  | 'book'
  | 'chat'
  | 'check'
  | 'chevron'
  | 'close'
  | 'copy'
  | 'download'
  | 'external'
  | 'eye'
  | 'eye-off'
  | 'file'
  | 'info'
  | 'menu'
  | 'moon'
  | 'next'
  | 'pause'
  | 'phone'
  | 'play'
  | 'plus'
  | 'prev'
  | 'print'
  | 'search'
  | 'sun'
  | 'warning'
  | 'facebook'
  | 'instagram'
  | 'linkedin'
  | 'pinterest'
  | 'twitter'
  | 'youtube';
