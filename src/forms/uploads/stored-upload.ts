/** An upload in progress, stored so that a later visit can continue it. */
export interface StoredUpload {
  address: string;
  /** The name, size and time identify the file. */
  name: string;
  size: number;
  modified: number;
}

/** The progress of an upload. */
export interface UploadState {
  /** From 0 to 1. */
  part: number;
  /** The connection is interrupted; the upload is retried. */
  isBroken: boolean;
  isDone: boolean;
}
