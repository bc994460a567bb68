import type { Roots } from '../../../src/site-build/roots.ts';

/** The functions that the command for pictures needs. */
export interface ShotsHost {
  /** Prints a line. */
  print: (line: string) => void;
  /** Builds a site; false if the content has errors. Default: this site */
  build: (roots?: Roots) => Promise<boolean>;
  /**
   * The routes of changed and removed pages since a commit.
   * @throws UnknownCommitError if there is no such commit
   */
  changedSince: (commit: string) => Promise<string[]>;
}
