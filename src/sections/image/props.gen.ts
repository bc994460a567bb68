// Made from schemas/sections/image.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedImage } from '../../core/content/resolved.ts';

/**
 * One picture by itself, as wide as the page, with a caption; several stand in a gallery, and one beside words in a text.
 */
export interface ImageData {
  /** Makes this section a picture. */
  type: 'image';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** A heading over the picture; leave it out where the picture says enough. */
  title?: string;
  /** The picture, whole, and never higher than 720 pixels; its alternative text says what it shows. */
  image: ResolvedImage;
  /** A sentence below the picture: who or what it shows, and who made it. */
  caption?: string;
}
