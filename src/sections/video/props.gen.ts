// Made from schemas/sections/video.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedFilm, RichTextNode } from '../../core/content/resolved.ts';

/**
 * One video, which a visitor starts, with captions and a line below; for a silent loop beside a text, use the card grid's variant "film".
 */
export interface VideoData {
  /** Makes this section a video. */
  type: 'video';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** A heading above the video; leave it out if the page says enough. */
  title?: string;
  /**
   * The video; only its poster is loaded before a visitor presses play, and without captions it begins muted.
   */
  video: ResolvedFilm;
  /** A sentence below the video: who or what it shows, and who made it. */
  caption?: string;
  /** What is said and shown, as a text that opens below the video, for people who prefer to read. */
  transcript?: RichTextNode[];
}
