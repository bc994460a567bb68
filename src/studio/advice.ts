/* Optional messages about an open page: measures, advice, its original. */

import type { DataPath, FileEdit } from 'pagewright/json';

/** A difference from the last commit, in words, with the edit that reverts it. */
export interface CommittedDifference {
  file: string;
  description: string;
  edit: FileEdit;
}

/** Advice based on the other pages of the site, with the path of the value. */
export interface UseAdvice {
  file: string;
  path: DataPath;
  text: string;
}

/** The original of a translation. */
export interface OriginalPage {
  file: string;
  data: unknown;
  /** The parts that differ, by their paths in the translation. */
  drift: { path: DataPath; description: string }[];
  /** The value of "translated" for an up-to-date translation. */
  upToDate: object;
}

/** The weight of a page's document, in compressed bytes. */
export interface PageWeight {
  bytes: number;
  budget: number;
  /** The share of the requested section. */
  section?: number;
}
