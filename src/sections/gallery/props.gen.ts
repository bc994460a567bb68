// Made from schemas/sections/gallery.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedImage } from '../../core/content/resolved.ts';

/** Pictures with captions, laid out as mirrored spreads round one panorama; seven fill the wall. */
export interface GalleryData {
  /** Makes this section a gallery. */
  type: 'gallery';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /**
   * The pictures in order: of every seven, the first and sixth are large and the fourth runs across.
   *
   * @minItems 1
   * @maxItems 42
   */
  items: {
    /** The picture; it may be cropped at its edges to fill its place. */
    image: ResolvedImage;
    /** What is to be seen, in a few words. */
    caption: string;
  }[];
}
