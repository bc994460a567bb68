import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { isInlined } from '../../core/content/crop.ts';
import type { WrittenImage } from '../../core/content/parts.gen.ts';
import type { Drawing, LoadedImage } from '../../core/content/resolved.ts';
import { checkedSvg } from './drawing/checked-svg.ts';
import { readDrawing } from './drawing/drawing.ts';
import type { MediaContext } from './media-context.ts';
import { hashedName, shortHash } from './outputs.ts';
import { encodePhotograph } from './photographs.ts';
import { svgSize } from './read/sniff.ts';
import { svgText } from './drawing/svg.ts';

/** A picture without its alternative text, which depends on the place of use. */
type AnyImage = Omit<Drawing, 'alt'> | Omit<LoadedImage, 'alt'>;

/**
 * Resolves a picture below the media folder: drawings are inlined, other pictures become files with hashed
 * names.
 */
export async function resolveImage(
  { src, crop }: Pick<WrittenImage, 'src' | 'crop'>,
  context: MediaContext,
): Promise<AnyImage> {
  const bytes = await readFile(`${context.media}/${src}`);
  if (extname(src) !== '.svg') return encodePhotograph(src, bytes, context, crop);
  const text = bytes.toString('utf8');
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
