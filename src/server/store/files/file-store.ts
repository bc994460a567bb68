import type { Readable } from 'node:stream';
import type { Store } from '../store.ts';
import type { FileRow } from '../tables.ts';

/** A received file, complete and flushed, in the folder of incoming files. */
export interface ArrivedFile {
  field: string;
  storedName: string;
  bytes: number;
  sha256: string;
}

/**
 * Stores the files of submissions under their stored names. A file has two places: one until its submission
 * is stored, and the final one. So files without a submission can be recognised and removed. Reading checks
 * both places.
 */
export interface FileStore {
  /** Called before the rows are written: after it, the files survive a crash of this process. */
  secure(files: readonly ArrivedFile[]): Promise<void>;
  /**
   * Called after the rows are written: moves files to their final place. It can be repeated.
   * @param arrived the files of this request: they replace stored files that are lost
   * @throws StoreError if a file is lost
   */
  settle(
    rows: readonly Pick<FileRow, 'stored_name' | 'field' | 'sha256'>[],
    arrived?: readonly ArrivedFile[],
  ): Promise<void>;
  /** Removes received files that are not needed. */
  discard(files: readonly Pick<ArrivedFile, 'storedName'>[]): Promise<void>;
  /** Opens a file for reading; undefined if there is none. */
  open(storedName: string): Promise<Readable | undefined>;
  /** A file as a mail attachment; the mailer opens it when it sends the mail. */
  attachment(storedName: string): { path: string } | { content: Readable };
  /** The names of those files that are missing. */
  missing(storedNames: readonly string[]): Promise<string[]>;
  /** The names of all files at their final place. */
  names(): Promise<string[]>;
  /** Removes files from both places; a missing one is no error. */
  remove(storedNames: readonly string[]): Promise<void>;
  /** The place of a file, for the owner. */
  getPlace(storedName: string): string;
  /** The path of a file for deliveries: below the data folder, if the file is there. */
  getPath(storedName: string): string;
  /**
   * Cleans up the data folder after a crash, before the server accepts requests: files of stored submissions
   * get their final place, others are removed.
   * @param isAlone whether no other server uses the data folder
   * @returns the numbers of each; undefined if skipped, because another server may be running
   */
  recover(
    store: Pick<Store, 'filesNamed'>,
    isAlone: boolean,
  ): Promise<{ moved: number; removed: number } | undefined>;
  /**
   * Cleans up a file store shared by several running servers: only files that are older than any request.
   * @returns the numbers of each
   */
  sweep(store: Pick<Store, 'filesNamed'>): Promise<{ moved: number; removed: number }>;
  /** Writes a test file. @throws the error that prevents writing */
  probe(): Promise<void>;
}
