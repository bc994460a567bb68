/**
 * Makes something from its source: a text that says all that it follows from besides code and the files that it names.
 * So it can be made in any thread, of which none but the main one knows the content.
 */
export type Maker = (source: string, files: MakerFiles) => unknown;

/** By the names of the lists that they stand for, and of the files that they make. */
export type Makers = Readonly<Record<string, Maker>>;

/** What makers read besides their sources. */
export interface MakerFiles {
  /** A file of the content, by its path below it. */
  read(file: string): Promise<Uint8Array>;
  /** A text beside a page, as the extension has read it. @param hash of its file */
  textOf(file: string, hash: string): unknown;
}
