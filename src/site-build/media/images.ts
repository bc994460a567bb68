import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { WrittenImage } from '../../core/content/parts.gen.ts';
import type { AnyImage, MediaContext } from './media-context.ts';
import { encodePhotograph } from './photographs.ts';

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
  // Its parsers are loaded only for a page with a drawing.
  const { resolveDrawing } = await import('./drawing/resolve-drawing.ts');
  return resolveDrawing(src, bytes.toString('utf8'), context);
}
