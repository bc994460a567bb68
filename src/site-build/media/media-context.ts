import type { Drawing, LoadedImage } from '../../core/content/resolved.ts';
import type { Outputs } from './outputs.ts';

/** The context of image resolvers: media folder, cache, and collected outputs. */
export interface MediaContext {
  media: string;
  cache: string;
  outputs: Outputs;
}

/** A picture without its alternative text, which depends on the place of use. */
export type AnyImage = Omit<Drawing, 'alt'> | Omit<LoadedImage, 'alt'>;
