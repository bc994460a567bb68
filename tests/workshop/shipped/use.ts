import type { Feature } from './support.ts';

/** A place in a shipped file that needs a feature. */
export interface FeatureUse {
  /** The possible features: a member of that name in any of these types. It is enough if one is supported. */
  candidates: readonly Feature[];
  /** The text as written, for the report: `Map.groupBy`. */
  text: string;
  /** Its offset in the file, in characters. */
  offset: number;
}
