import type { Diagnostic } from './diagnostic.ts';

/** A text file with its path from the project's root, such as pages-config/about.json. */
export interface ProjectFile {
  path: string;
  text: string;
}

/** The facts of a file that content refers to; `site-build` reads them. */
export interface MediaFile {
  /** The path as JSON names it: drawings/hero.svg, or reports/x.pdf for a file next to a page. */
  path: string;
  /** Its path from the project's root, if it is not in pages-config/_media. */
  file?: string;
  bytes: number;
  width?: number;
  height?: number;
  /**
   * The format by its first bytes, independent of its extension: svg, png, jpg, pdf, zip …, text or unknown.
   */
  format?: string;
  /** The diagnostics of a drawing; undefined for other files. */
  diagnostics?: readonly MediaDiagnostic[];
  /** Whether it is truncated or can't be decoded. */
  damaged?: boolean;
  /** Whether it has several frames. */
  moving?: boolean;
  /** The facts of a PDF; only measured for files next to pages. */
  pdf?: PdfFacts;
}

/** A diagnostic of a media file, with its position. */
export type MediaDiagnostic = Pick<
  Diagnostic,
  'line' | 'column' | 'endLine' | 'endColumn' | 'code' | 'message' | 'hint'
>;

/** The facts of a PDF that the build has read. */
export interface PdfFacts {
  pages: number;
  /** Whether it has text for search and screen readers; false for scanned pages only. */
  text: boolean;
  /** Whether it has a password or restrictions. */
  locked: boolean;
  /** Its title, if it can be read. */
  title?: string;
  /** Whether it is the sample that `npm run new` puts next to a page until a real document replaces it. */
  sample?: true;
}

/** An installed package of Fontsource. */
export interface FontPackage {
  /** The names of its files. */
  files: readonly string[];
  /** The axes of a variable font with their least and greatest values. Undefined for a package of single weights. */
  axes?: Readonly<Record<string, { min: number; max: number }>> | undefined;
  /** Whether it is a typeface with serifs. */
  isSerif?: boolean;
}

/** The theme of the site, and the available fonts. */
export interface ThemeFiles {
  /** pages-config/_theme/tokens.css */
  tokens?: ProjectFile | undefined;
  /** The diagnostics of the site's tokens. */
  diagnostics?: readonly Omit<Diagnostic, 'file'>[] | undefined;
  /** The engine's tokens, as a style sheet. */
  defaults: string;
  /** The installed font packages. */
  packages: ReadonlyMap<string, FontPackage>;
  /** The font files in pages-config/_theme. */
  fonts: readonly string[];
}

/** All inputs of validation, as values. */
export interface Project {
  schemas: ProjectFile[];
  pages: ProjectFile[];
  /** pages-config/_site.json */
  site: ProjectFile | null;
  /** pages-config/_forms/<id>.json, and their translations: <id>.hi.json */
  forms: ProjectFile[];
  /** pages-config/_shared/<id>.json: sections that pages use by name. */
  shared?: ProjectFile[];
  /**
   * Pages without a route: pages-config/_not-found.json for unknown addresses, its translations
   * (_not-found.hi.json), and pages-config/_offline.json, shown without a connection for pages outside the
   * cache.
   */
  unrouted?: ProjectFile[];
  /** pages-config/_redirects.json */
  redirects?: ProjectFile;
  /** Files that commands write next to the content: pages-config/_records/<name>.json */
  records?: ProjectFile[];
  /** Texts next to the pages of the same name: night-trains.md next to night-trains.json. */
  texts?: readonly ProjectFile[];
  media: MediaFile[];
  /** Every file below pages-config, by its path from the project's root. */
  files?: readonly string[];
  /** Entries that are neither file nor folder, such as a pipe, with their kind in words. */
  odd?: readonly { path: string; is: string }[];
  /** The folder of editor schemas, from the site's root: schemas/editor, or another for a site outside the engine. */
  editorSchemas?: string;
  theme?: ThemeFiles;
  /** The messages of the interface: src/messages/<language>.json, and src/<extension>/messages/<language>.json. */
  messages?: ProjectFile[];
}
