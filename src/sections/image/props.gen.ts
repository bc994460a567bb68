// Made from schemas/sections/image.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedImage } from '../../core/content/resolved.ts';

/**
 * One picture as wide as the page, with a caption; for several pictures use a gallery, for one beside a text a text block.
 */
export interface ImageData {
  /** Makes this section a picture. */
  type: 'image';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** A heading above the picture; leave it out if the picture says enough. */
  title?: string;
  /** The whole picture, at most 720 pixels high; its alternative text says what it shows. */
  image: ResolvedImage;
  /** A sentence below the picture: who or what it shows, and who made it. */
  caption?: string;
}
