/** Where a file of a draft is on its way to: what a later visit needs to go on. */
export interface KeptUpload {
  address: string;
  /** Tells the file that was sent from another one. */
  name: string;
  size: number;
  modified: number;
}

/** How far a file is that is sent ahead of its form. */
export interface UploadState {
  /** From 0 to 1. */
  part: number;
  /** The line has broken off, and is tried again. */
  isBroken: boolean;
  isDone: boolean;
}
