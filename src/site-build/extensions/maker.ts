import type { MediaResolver } from '../resolve/context.ts';

/**
 * What makes lists and files from their sources: texts that say all that they follow from besides code and the files that
 * they name. So they can be made in any thread, of which none but the main one knows the content.
 */
export interface Makers {
  /** By the names of the lists. */
  lists: Readonly<Record<string, ListMaker>>;
  /** By the names that `MadeFiles` say. */
  files: Readonly<Record<string, FileMaker>>;
}

/** @param media of the page that shows the list */
export type ListMaker = (source: string, files: MakerFiles, media: MediaResolver) => unknown;

export type FileMaker = (source: string, files: MakerFiles) => Promise<ContentOfFiles>;

export type ContentOfFiles = readonly (readonly [name: string, content: Uint8Array | string])[];

/** What makers read besides their sources. */
export interface MakerFiles {
  /** A file of the content, by its path below it. */
  read(file: string): Promise<Uint8Array>;
  /** A text beside a page, as the extension has read it. @param hash of its file */
  textOf(file: string, hash: string): unknown;
}
