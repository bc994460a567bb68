/** An upload in progress, as a later visit needs it. */
export interface StoredUpload {
  address: string;
  /** Identifies the file. */
  name: string;
  size: number;
  modified: number;
}

/** The progress of an upload. */
export interface UploadState {
  /** From 0 to 1. */
  part: number;
  /** The connection is interrupted, and is retried. */
  isBroken: boolean;
  isDone: boolean;
}
