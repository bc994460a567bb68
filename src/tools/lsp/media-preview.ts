import { getMediaFile } from '../../core/content/media.ts';
import type { MediaFile } from '../../core/project.ts';
import type { PathMapping } from './path-mapping.ts';

/** The preview of a media file in an editor. */
export interface MediaPreview {
  /** Its size as text: 800 × 600 pixels, 12.3 kB. */
  facts: string;
  /** The picture, and its facts. */
  markdown: string;
}

/** The size of a media file, and for a picture the picture itself, for hover texts and completion. */
export function mediaPreview(media: MediaFile, places: PathMapping): MediaPreview {
  const { bytes, width, height, path } = media;
  const weight = `${(bytes / 1000).toFixed(1)} kB`;
  const facts = width && height ? `${width} × ${height} pixels, ${weight}` : weight;
  const isPicture = /\.(svg|png|jpe?g|webp|avif)$/.test(path);
  const picture = isPicture ? `![${path}](${places.toUri(getMediaFile(media))})\n\n` : '';
  return { facts, markdown: `${picture}${facts}` };
}
