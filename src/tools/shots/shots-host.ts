import type { Roots } from '../../site-build/roots.ts';

/** What the command of pictures works with. */
export interface ShotsHost {
  /** Says a line to the person who waits. */
  say: (line: string) => void;
  /** Builds a site, this one unless told; false where the content has faults. */
  build: (roots?: Roots) => Promise<boolean>;
  /**
   * The routes of the pages that look otherwise than at a commit, of those that are gone since too.
   * @throws UnknownCommit where git knows no such commit
   */
  changedSince: (commit: string) => Promise<string[]>;
}
