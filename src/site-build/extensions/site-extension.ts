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
 * A part of the engine that a site may do without. Its folder src/<name>/ holds extension.ts, which exports one of these
 * as `extension`; it is in use where pages-config/_site.json has the key <name>, and nothing of it is loaded elsewhere.
 * Besides, it may have sections/, templates/, content/ (types), server-extension.ts, and a schema for its key in
 * schemas/extensions/<name>.schema.json.
 */
export interface SiteExtension extends ContentExtension {
  /** Gives what reads the texts beside pages; it is loaded where there is one that was not read yet. */
  textReader?(): Promise<TextReader>;
  /**
   * Gives what makes files, and what stands for a list, from a source. A list that has a maker has the member
   * `source`, too: the threads that draw pages ask for that, and make the rest by themselves.
   */
  makers?(): Promise<Makers>;
  /** Gets ready for resolving and building; what only those need is loaded here. */
  prepare(sources: ExtensionSources): Promise<PreparedExtension>;
}

/** Reads a text beside a page. What comes of it are values of JSON, kept for as long as the file stays as it is. */
export type TextReader = (file: ProjectFile) => TextValues;

export interface TextValues {
  facts: unknown;
  /** The files of media that it shows, by their paths below the content. */
  media: readonly string[];
  text: unknown;
}

export interface ExtensionSources {
  /** The data of pages-config/_site.json, which keeps to its schema. */
  site: JsonObject;
  /** The pages without errors. */
  pages: readonly ValidPage[];
  media: readonly MediaFile[];
  /** The texts beside pages; none unless told. */
  texts?: Texts | undefined;
  /** What commands keep beside the content: pages-config/_records/<name>.json. */
  records?: readonly ProjectFile[] | undefined;
  /** What answers at addresses of the past, by the content. */
  redirects?: readonly Redirect[] | undefined;
}

/** What becomes of files of the content before anybody gets them, by their paths below it, which are those below the site. */
export type Amendments = ReadonlyMap<string, (bytes: Uint8Array) => Promise<Uint8Array>>;

export interface PreparedExtension {
  /** Gives what stands for each of its collections, by name. */
  collections(media: MediaResolver): Promise<Record<string, CollectionResolver>>;
  /** What a page's title in the tab and in search results begins with, by route: “RETRACTED: ”. */
  titlePrefixes: ReadonlyMap<string, string>;
  /** For development; a build makes these files as others that take time. */
  amendments: Amendments;
  /**
   * What it adds to the built site.
   * @param today the day of the build: 2026-01-31
   * @param hashOf gives what changes with a file of the content
   */
  addition(today: string, hashOf: HashOfContent): SiteAddition;
}

/** Gives what changes with a file of the content, by its path below it. */
export type HashOfContent = (file: string) => string;

/** Files that take time or memory to make: a build leaves them as they are where all that they follow from is as it was. */
export interface MadeFiles {
  /** Their paths below the site. */
  names: readonly string[];
  /** The file of the content that they are made of, from the site's root: where they can't be made, it is named. */
  of: string;
  /** The name of what makes them of their source, which gives them as `ContentOfFiles`. */
  by: string;
  /** Changes with all that they follow from besides the code. It is asked for in every build, the source where that differs. */
  follows(): string;
  /** All that they follow from besides the code. */
  source(): string;
}

/** What is added to the head of a page. */
export interface PageHead {
  /** Changes with all that it follows from besides the code: the entries are made for pages that are drawn. */
  follows: string;
  entries(): readonly HeadEntry[];
}

/** What the built site holds besides pages. */
export interface SiteAddition {
  /** Lines for the heads of pages, by route. */
  heads: ReadonlyMap<string, PageHead>;
  /**
   * Gives texts by their paths below the site, each made when it is written: all at once would fill the memory. What the
   * server needs is in .server/<name>.json.
   */
  files(): Iterable<readonly [name: string, text: string]>;
  made: readonly MadeFiles[];
  /** When pages last changed, by route: a month, or a day. */
  changes: ReadonlyMap<string, string>;
  /** Headers of its addresses, for hosts that read them from a file; the server knows them by itself. */
  headers: HeaderRules;
  /** What answers at addresses of the past, besides what the content says of them. */
  redirects?: readonly Redirect[];
}
