import type { MediaResolver } from '../resolve/context.ts';

/**
 * Creates lists and files from sources. A source is a text that contains all inputs except code and the files that
 * it names. With a source, any thread can create a list or a file; only the main thread has the content.
 */
export interface Makers {
  /** By the names of lists. */
  lists: Readonly<Record<string, ListMaker>>;
  /** By the names in `MadeFiles`. */
  files: Readonly<Record<string, FileMaker>>;
}

/** @param media resolves media for the page that shows the list */
export type ListMaker = (source: string, files: MakerFiles, media: MediaResolver) => unknown;

/** Creates the files of one source. */
export type FileMaker = (source: string, files: MakerFiles) => Promise<ContentOfFiles>;

/** The names and contents of the files that a maker has created. */
export type ContentOfFiles = readonly (readonly [name: string, content: Uint8Array | string])[];

/** Reads the files that a source names. */
export interface MakerFiles {
  /** Reads a content file, by its path below the content. */
  read(file: string): Promise<Uint8Array>;
  /**
   * A text next to a page, as the extension has read it.
   * @param hash the hash of the text's file
   */
  getText(file: string, hash: string): unknown;
}
