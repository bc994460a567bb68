// Made from schemas/sections/map.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedImage } from '../../core/content/resolved.ts';

/**
 * A drawn map with a note; the real map comes from another company, named in _site.json, and is loaded only if a visitor asks for it.
 */
export interface MapData {
  /** Makes this section a map. */
  type: 'map';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** What can be done here, such as finding the way. */
  title: string;
  /** One to three sentences below the heading: that the map belongs to another company. */
  text: string;
  /** What the map shows: a place as it would be written in a search box. */
  place: string;
  /** The drawn map that fills the area; its edges may be cut off. */
  image: ResolvedImage;
  /** The words on the button that shows the map. */
  button: string;
  /**
   * The address of a map on another website, for visitors without scripts, and if _site.json names no map service.
   */
  to: string;
}
