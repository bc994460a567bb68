import { imageSize } from 'image-size';
import { svgSize } from './svg-size.ts';

/** The format of a file by its content, independent of its extension. */
type MediaFormat = 'png' | 'jpg' | 'webp' | 'avif' | 'heic' | 'svg' | 'pdf' | 'zip' | 'mp4' | 'webm';

interface Sniffed {
  /** Undefined for formats that the site does not use. */
  format: MediaFormat | undefined;
  /** The visible size of a picture, in pixels (for SVG in units of its view box). */
  width?: number;
  height?: number;
  /** Whether the picture has several frames; a page would show only the first. */
  moving?: boolean;
}

/** Reads format and size from a file's content. The first 64 kB are enough for nearly every picture. */
export function sniff(bytes: Uint8Array): Sniffed {
  const format = detectFormat(bytes);
  const size = format && sizes[format]?.(bytes);
  const moving = isMoving(format, bytes);
  return { format, ...(size && { width: size[0], height: size[1] }), ...(moving && { moving }) };
}

/** Whether a picture is animated: PNG, WebP and AVIF declare that at their beginning. */
function isMoving(format: MediaFormat | undefined, bytes: Uint8Array): boolean {
  if (format === 'png') {
    const text = latin(bytes, 0, bytes.length);
    const control = text.indexOf('acTL');
    return control >= 0 && control < (text.indexOf('IDAT') + 1 || Infinity);
  }
  if (format === 'webp') return latin(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0;
  return format === 'avif' && latin(bytes, 8, 12) === 'avis';
}

type Size = [width: number, height: number];

const sizes: Partial<Record<MediaFormat, (bytes: Uint8Array) => Size | undefined>> = {
  png: pixelSize,
  jpg: pixelSize,
  webp: pixelSize,
  avif: avifSize,
  svg: (bytes) => svgSize(new TextDecoder().decode(bytes)),
};

function detectFormat(bytes: Uint8Array): MediaFormat | undefined {
  const text = latin(bytes, 0, 512);
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpg';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.startsWith('%PDF-')) return 'pdf';
  if (text.startsWith('PK\x03\x04')) return 'zip';
  if (text.startsWith('\x1a\x45\xdf\xa3')) return 'webm';
  if (text.slice(4, 8) === 'ftyp') return boxedFormat(text.slice(8, 32));
  if (
    /^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/.test(text)
  ) {
    return 'svg';
  }
  return undefined;
}

/** The format of films, and of pictures stored as one film frame, by their brands (ISO 14496-12). */
function boxedFormat(brands: string): MediaFormat {
  if (/avi[fs]/.test(brands)) return 'avif';
  return /^(?:hei[cxms]|hev[cx]|mif1|msf1)/.test(brands) ? 'heic' : 'mp4';
}

/** The size as displayed: photographs of phones may be stored on their side. */
function pixelSize(bytes: Uint8Array): Size | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation < 5 ? [width, height] : [height, width];
  } catch {
    // A truncated picture has no size.
    return undefined;
  }
}

/**
 * The largest of the image spatial extents: smaller ones belong to thumbnails. image-size reads the first, and
 * no animated pictures.
 */
function avifSize(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = latin(bytes, 0, 4096);
  let largest: Size | undefined;
  for (
    let offset = head.indexOf('ispe');
    offset >= 0 && offset + 16 <= view.byteLength;
    offset = head.indexOf('ispe', offset + 4)
  ) {
    const size: Size = [view.getUint32(offset + 8), view.getUint32(offset + 12)];
    if (!largest || size[0] * size[1] > largest[0] * largest[1]) largest = size;
  }
  return largest;
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', from, to);
}
