/* The messages about an open page that it need not have: measures, advice, its original. */

import type { DataPath, FileEdit } from './edit-values.ts';

/** A difference to the last commit, in words, with the edit that takes it back. */
export interface CommittedDifference {
  file: string;
  words: string;
  edit: FileEdit;
}

/** Advice from the other pages of the site, with the value that it is about. */
export interface UseAdvice {
  file: string;
  path: DataPath;
  words: string;
}

/** The original of a translation. */
export interface OriginalPage {
  file: string;
  data: unknown;
  /** The parts that differ, by their paths in the translation. */
  drift: { path: DataPath; words: string }[];
  /** The value of "translated" that says that nothing differs. */
  upToDate: object;
}

/** The weight of a page's document, in compressed bytes. */
export interface PageWeight {
  bytes: number;
  budget: number;
  /** The share of the asked section. */
  section?: number;
}
