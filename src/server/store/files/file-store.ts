import type { Readable } from 'node:stream';
import type { Store } from '../store.ts';
import type { FileRow } from '../tables.ts';

/** A file that has arrived: it lies in the folder of incoming files, whole and flushed. */
export interface ArrivedFile {
  field: string;
  storedName: string;
  bytes: number;
  sha256: string;
}

/**
 * Keeps the files of submissions under their stored names, wherever that is. A file has two places: one while its
 * submission may still come to nothing, and one for good, so that a file without a submission can be told and removed.
 * Whoever looks for a file looks in both.
 */
export interface FileStore {
  /** Before the rows are written: from now on the files are kept, whatever happens to this process. */
  secure(files: readonly ArrivedFile[]): Promise<void>;
  /**
   * Once the rows are written: puts files to their place for good. It can be repeated.
   * @param arrived what came with this request: where the file of a row was lost after all, its twin takes its place
   * @throws StoreError where a file is lost
   */
  settle(
    rows: readonly Pick<FileRow, 'stored_name' | 'field' | 'sha256'>[],
    arrived?: readonly ArrivedFile[],
  ): Promise<void>;
  /** Removes files that have arrived for nothing. */
  discard(files: readonly Pick<ArrivedFile, 'storedName'>[]): Promise<void>;
  /** Opens a file to be read; nothing where there is none. */
  open(storedName: string): Promise<Readable | undefined>;
  /** A file as the attachment of a mail, which is opened when the mail is sent. */
  attachment(storedName: string): { path: string } | { content: Readable };
  /** Which of these files are not there. */
  missing(storedNames: readonly string[]): Promise<string[]>;
  /** The names of all files that are there for good. */
  names(): Promise<string[]>;
  /** Removes files from both places; one that is not there is no error. */
  remove(storedNames: readonly string[]): Promise<void>;
  /** Where a file is, for the owner. */
  placeOf(storedName: string): string;
  /** The same in what is passed on: below the data folder, where it is there. */
  pathOf(storedName: string): string;
  /**
   * Brings to an end what a crash has interrupted in the data folder, before the server takes anything: files of stored
   * submissions find their place, others go.
   * @param isAlone whether no other server uses the data folder
   * @returns how many of each; nothing where that could not be done, because another server may be at work
   */
  recover(
    store: Pick<Store, 'filesNamed'>,
    isAlone: boolean,
  ): Promise<{ moved: number; removed: number } | undefined>;
  /**
   * The same where several servers keep their files, while they run: what is older than any submission takes.
   * @returns how many of each
   */
  sweep(store: Pick<Store, 'filesNamed'>): Promise<{ moved: number; removed: number }>;
  /** Writes something. @throws whatever keeps files from being written */
  probe(): Promise<void>;
}
