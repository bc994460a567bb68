// Made from schemas/sections/map.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedImage } from '../../core/content/resolved.ts';

/**
 * A drawn map with a note; a real map comes from another company, which _site.json names, and is loaded only when a visitor asks.
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
  /** The drawn map that fills the area; it is shown from its middle. */
  image: ResolvedImage;
  /** The words on the button that shows the map. */
  button: string;
  /**
   * Where the place is shown for those without scripts, and where _site.json names no map service: a map on another website.
   */
  to: string;
}
