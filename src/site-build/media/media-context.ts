import type { Outputs } from './outputs.ts';

/** The context of image resolvers: media folder, cache, and collected outputs. */
export interface MediaContext {
  media: string;
  cache: string;
  outputs: Outputs;
}
