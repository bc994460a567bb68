import type { Feature } from './support.ts';

/** A place in a shipped file that needs a feature. */
export interface Use {
  /** What it may be: a member of that name may be of any of these types. One that is old enough will do. */
  candidates: readonly Feature[];
  /** As it is written, for the report: `Map.groupBy`. */
  text: string;
  /** Where it is in the file, in characters from its beginning. */
  offset: number;
}
