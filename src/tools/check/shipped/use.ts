import type { Feature } from './support.ts';

/** A place in a shipped file that needs a feature. */
export interface FeatureUse {
  /** The possible features: a member of that name of any of these types. One that is supported is enough. */
  candidates: readonly Feature[];
  /** As written, for the report: `Map.groupBy`. */
  text: string;
  /** Its offset in the file, in characters. */
  offset: number;
}
