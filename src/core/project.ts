import type { Diagnostic } from './diagnostic.ts';

/** A file of text with its path from the project's root, such as pages-config/about.json. */
export interface ProjectFile {
  path: string;
  text: string;
}

/** What core needs to know of a file that content refers to; `node` measures it. */
export interface MediaFile {
  /** As JSON names it: drawings/hero.svg, or reports/x.pdf for a file beside a page. */
  path: string;
  /** Its path from the project's root, where it does not lie in pages-config/_media. */
  file?: string;
  bytes: number;
  width?: number;
  height?: number;
  /** What the file's first bytes say it is, whatever its name ends in: svg, png, jpg, pdf, zip …, text or unknown. */
  format?: string;
  /** What is wrong with a drawing; of another file nothing is known but the rest. */
  faults?: readonly MediaFault[];
  /** Whether it is cut off, or can't be decoded. */
  damaged?: boolean;
  /** Whether it is a picture of several frames. */
  moving?: boolean;
  /** What a PDF holds: measured for files beside pages alone. */
  pdf?: PdfFacts;
}

/** A fault of a file of media, at its place in it. */
export type MediaFault = Pick<
  Diagnostic,
  'line' | 'column' | 'endLine' | 'endColumn' | 'code' | 'message' | 'hint'
>;

export interface PdfFacts {
  pages: number;
  /** Whether there is text in it that can be searched and read aloud; false for mere pictures of pages. */
  text: boolean;
  /** Whether it asks for a password, or forbids something. */
  locked: boolean;
  /** What it calls itself, where that can be read. */
  title?: string;
  /** Whether it is the sample that `npm run new` puts beside a page, until there is a document. */
  sample?: true;
}

/** How the site looks, and what it can be made of. */
export interface ThemeFiles {
  /** pages-config/_theme/tokens.css */
  tokens?: ProjectFile | undefined;
  /** What is wrong with them: found as they are read, since the parser takes its time to load. */
  faults?: readonly Omit<Diagnostic, 'file'>[] | undefined;
  /** The engine's tokens, as a style sheet. */
  defaults: string;
  /** The installed font packages, each with the names of its files. */
  packages: ReadonlyMap<string, readonly string[]>;
  /** The font files in pages-config/_theme. */
  fonts: readonly string[];
}

/** Everything that the validator looks at, as values. */
export interface Project {
  schemas: ProjectFile[];
  pages: ProjectFile[];
  /** pages-config/_site.json */
  site: ProjectFile | null;
  /** pages-config/_forms/<id>.json, and their words in other languages: <id>.hi.json */
  forms: ProjectFile[];
  /** pages-config/_shared/<id>.json: sections that pages use by name. */
  shared?: ProjectFile[];
  /**
   * Pages without a route: pages-config/_not-found.json, which answers every unknown address, with its translations
   * (_not-found.hi.json), and pages-config/_offline.json, shown without a connection where a page is not kept.
   */
  unrouted?: ProjectFile[];
  /** pages-config/_redirects.json: what answers at addresses of the past. */
  redirects?: ProjectFile;
  /** What commands keep beside the content: pages-config/_records/<name>.json */
  records?: ProjectFile[];
  /** Texts beside pages under their names: night-trains.md beside night-trains.json. */
  texts?: readonly ProjectFile[];
  media: MediaFile[];
  /** Every file below pages-config, by its path from the project's root. */
  files?: readonly string[];
  /** What lies there and is neither a file nor a folder, and what it is, for people: a pipe. */
  odd?: readonly { path: string; is: string }[];
  /** Where the editor's schemas lie, from the site's root: schemas/editor, or elsewhere for a site apart. */
  editorSchemas?: string;
  theme?: ThemeFiles;
  /** The words of the interface: src/messages/<language>.json, and src/<extension>/messages/<language>.json. */
  messages?: ProjectFile[];
}
