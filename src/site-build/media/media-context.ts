import type { Outputs } from './outputs.ts';

/** What the image resolvers need: where media lie, where results are kept, and what will be written. */
export interface MediaContext {
  /** pages-config/_media */
  media: string;
  cache: string;
  outputs: Outputs;
}
