/* The changes since the last commit, as the server sends them. */

/** A file that has changed since the last commit. */
export interface ChangedFile {
  file: string;
  /** The name that users see. */
  name: string;
  kind: 'added' | 'removed' | 'changed';
  /** The differences, one sentence each. */
  descriptions: string[];
  /** The reason why it can't be published now. */
  blocked?: string;
  /** The kind of comparison, for a file whose two versions can be shown: on a page, or as pictures. */
  comparedAs?: 'page' | 'picture';
}

/** A section that differs between two versions of a page, by its index in each; a version may lack it. */
export interface ChangedSection {
  before?: number;
  after?: number;
}

/** The changes since the last commit. */
export interface ChangeList {
  files: ChangedFile[];
  /** The pages that look different. */
  routes: string[];
  /** The reason why nothing can be published. */
  obstacle?: string;
  /** The target of pushes, such as origin/main. */
  upstream?: string;
}

/** A commit, and whether it was sent. */
export interface PublishResult {
  /** Its short hash. */
  commit: string;
  /** The target of pushes; undefined if there is none. */
  upstream?: string;
  /** The reason why it could not be sent; it is only on this computer. */
  unsent?: string;
  /** The address where a pull request is opened, if the server is a known forge. */
  request?: string;
}
