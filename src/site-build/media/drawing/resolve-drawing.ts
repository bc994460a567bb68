import { basename } from 'node:path';
import { isInlined } from '../../../core/content/crop.ts';
import type { LoadedImage } from '../../../core/content/resolved.ts';
import type { AnyImage, MediaContext } from '../media-context.ts';
import { hashedName, shortHash } from '../outputs.ts';
import { svgSize } from '../read/svg-size.ts';
import { checkedSvg } from './checked-svg.ts';
import { readDrawing } from './drawing.ts';
import { svgText } from './svg.ts';

/**
 * Resolves a drawing: it is inlined, or becomes a file with a hashed name.
 * @param src its path below the media folder
 * @throws Error if it has content that is not allowed, or no size
 */
export function resolveDrawing(src: string, text: string, context: MediaContext): AnyImage {
  return isInlined(src) ? readDrawing(text, '', basename(src, '.svg')) : loadedSvg(src, text, context);
}

function loadedSvg(src: string, text: string, { outputs }: MediaContext): Omit<LoadedImage, 'alt'> {
  const drawn = svgText(checkedSvg(text, src));
  const size = svgSize(drawn);
  if (!size) throw new Error(`${src} has neither width and height nor a viewBox`);
  const bytes = Buffer.from(drawn);
  const address = `/media/${hashedName(src, shortHash(bytes))}`;
  outputs.set(address, { bytes });
  return { kind: 'file', src: address, width: size[0], height: size[1], sources: [] };
}
