// Made from schemas/sections/video.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedFilm, RichTextNode } from '../../core/content/resolved.ts';

/**
 * One video by itself, which a visitor starts, with captions and a line below; a silent loop beside words is a card grid with a film.
 */
export interface VideoData {
  /** Makes this section a video. */
  type: 'video';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** A heading over the video; leave it out where the page says enough. */
  title?: string;
  /**
   * The video, of which only the poster is loaded before a visitor presses play; without captions it begins muted.
   */
  video: ResolvedFilm;
  /** A sentence below the video: who or what it shows, and who made it. */
  caption?: string;
  /** What is said and shown, as a text that opens below the video: for people who read instead. */
  transcript?: RichTextNode[];
}
