import type { ContentExtension } from '../../core/content/extension.ts';
import type { Redirect } from '../../core/content/redirects.ts';
import type { JsonObject, ValidPage } from '../../core/content/valid-page.ts';
import type { Texts } from '../../core/content/texts.ts';
import type { HeaderRules } from '../../core/page/header-rules.ts';
import type { HeadEntry } from '../../core/page/head-entry.ts';
import type { MediaFile, ProjectFile } from '../../core/project.ts';
import type { CollectionResolver, MediaResolver } from '../resolve/context.ts';
import type { Makers } from './maker.ts';

/**
 * An optional part of the engine. Its folder src/<name>/ has extension.ts, which exports it as `extension`.
 * It is active if pages-config/_site.json has the key <name>, and not loaded otherwise. The folder may also
 * have sections/, templates/, content/ (types) and server-extension.ts; the schema for its key is
 * schemas/extensions/<name>.schema.json.
 */
export interface SiteExtension extends ContentExtension {
  /** Returns the reader of texts next to pages; only called if a text must be read. */
  textReader?(): Promise<TextReader>;
  /**
   * Returns the makers of files and lists. A list with a maker also has the member `source`: render threads
   * request the source, and create the list themselves.
   */
  makers?(): Promise<Makers>;
  /** Prepares resolving and building. It loads the code that only those steps need. */
  prepare(sources: ExtensionSources): Promise<PreparedExtension>;
}

/** Reads a text next to a page. The result is JSON, cached until the file changes. */
export type TextReader = (file: ProjectFile) => TextValues;

/** The result of reading a text next to a page: few facts that every build needs, and the whole text, read on demand. */
export interface TextValues {
  facts: unknown;
  /** The media files that it shows, by path below the content. */
  media: readonly string[];
  text: unknown;
}

/** The content from which an extension prepares its lists and files. */
export interface ExtensionSources {
  /** The valid data of pages-config/_site.json. */
  site: JsonObject;
  /** The pages without errors. */
  pages: readonly ValidPage[];
  media: readonly MediaFile[];
  /** The texts next to pages. Default: none */
  texts?: Texts | undefined;
  /** Files that commands write next to the content: pages-config/_records/<name>.json. */
  records?: readonly ProjectFile[] | undefined;
  /** The redirects of the content. */
  redirects?: readonly Redirect[] | undefined;
}

/**
 * Functions that change content files before publishing, by path below the content, which is also their path
 * below the site.
 */
export type Amendments = ReadonlyMap<string, (bytes: Uint8Array) => Promise<Uint8Array>>;

/**
 * An extension that has read the content of the site: its collections, and its additions to the built site.
 */
export interface PreparedExtension {
  /** Returns the resolver of each of its collections, by name. */
  collections(media: MediaResolver): Promise<Record<string, CollectionResolver>>;
  /** Prefixes of page titles in tabs and search results, by route: “RETRACTED: ”. */
  titlePrefixes: ReadonlyMap<string, string>;
  /**
   * The amendments of content files. They are used only in development; a build creates these files like
   * other expensive ones.
   */
  amendments: Amendments;
  /**
   * Its additions to the built site.
   * @param today the day of the build: 2026-01-31
   * @param getHash returns the hash of a content file
   */
  addition(today: string, getHash: HashOfContent): SiteAddition;
}

/** Returns the hash of a content file, by path below the content. */
export type HashOfContent = (file: string) => string;

/** Files that are expensive to create: a build keeps existing ones if their inputs are unchanged. */
export interface MadeFiles {
  /** Their paths below the site. */
  names: readonly string[];
  /** The content file from which they are created, from the site's root, for error messages. */
  of: string;
  /** The name of the maker that creates them from the source, as in `Makers.files`. */
  by: string;
  /**
   * Returns a text that changes with all inputs besides code. Every build calls this function, and calls
   * `source` only if the text has changed.
   */
  follows(): string;
  /** Returns all inputs besides code. */
  source(): string;
}

/** Additions to the head of a page. */
export interface PageHead {
  /** A text that changes with all inputs besides code: the entries are created only for rendered pages. */
  follows: string;
  entries(): readonly HeadEntry[];
}

/** Additions to the built site besides pages. */
export interface SiteAddition {
  /** Additions to the heads of pages, by route. */
  heads: ReadonlyMap<string, PageHead>;
  /**
   * Texts by path below the site. Each is created when it is written, because all at once would fill the
   * memory. Data for the server are in .server/<name>.json.
   */
  files(): Iterable<readonly [name: string, text: string]>;
  made: readonly MadeFiles[];
  /** The last change of pages, by route: a month, or a day. */
  changes: ReadonlyMap<string, string>;
  /** Headers by address, for hosts that read them from a file; the server itself knows them. */
  headers: HeaderRules;
  /** Redirects besides those of the content. */
  redirects?: readonly Redirect[];
}
