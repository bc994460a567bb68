import { getMediaFile } from '../../core/content/media.ts';
import type { MediaFile } from '../../core/project.ts';
import type { Places } from './places.ts';

/** What an editor shows of a file of media. */
export interface MediaPreview {
  /** Its size in a few words: 800 × 600 pixels, 12.3 kB. */
  facts: string;
  /** A picture as it is, and its facts. */
  markdown: string;
}

export function mediaPreview(media: MediaFile, places: Places): MediaPreview {
  const { bytes, width, height, path } = media;
  const weight = `${(bytes / 1000).toFixed(1)} kB`;
  const facts = width && height ? `${width} × ${height} pixels, ${weight}` : weight;
  const isPicture = /\.(svg|png|jpe?g|webp|avif)$/.test(path);
  const picture = isPicture ? `![${path}](${places.uriOf(getMediaFile(media))})\n\n` : '';
  return { facts, markdown: `${picture}${facts}` };
}
