// Made from schemas/sections/gallery.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedImage } from '../../core/content/resolved.ts';

/** Pictures with captions, in mirrored spreads around one panorama; seven fill the layout. */
export interface GalleryData {
  /** Makes this section a gallery. */
  type: 'gallery';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /**
   * The pictures in order: of every seven, the first and sixth are large, and the fourth has the full width.
   *
   * @minItems 1
   * @maxItems 42
   */
  items: {
    /** The picture; its edges may be cut off to fill its box. */
    image: ResolvedImage;
    /** What the picture shows, in a few words. */
    caption: string;
  }[];
}
