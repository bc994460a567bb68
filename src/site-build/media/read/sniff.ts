import { isRotatedByExif } from './exif-rotation.ts';

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
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = detectFormat(bytes);
  const size = format && sizes[format]?.(view, bytes);
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

const sizes: Partial<Record<MediaFormat, (view: DataView, bytes: Uint8Array) => Size | undefined>> = {
  png: (view) => (view.byteLength < 24 ? undefined : [view.getUint32(16), view.getUint32(20)]),
  jpg: jpgSize,
  webp: webpSize,
  avif: avifSize,
  svg: (_view, bytes) => svgSize(new TextDecoder().decode(bytes)),
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

/** The size of an SVG: its width and height in pixels, or its view box. */
export function svgSize(text: string): Size | undefined {
  const root = /<svg\b[^>]*>/.exec(text)?.[0] ?? '';
  const width = Number(/\swidth="([\d.]+)(?:px)?"/.exec(root)?.[1]);
  const height = Number(/\sheight="([\d.]+)(?:px)?"/.exec(root)?.[1]);
  if (width > 0 && height > 0) return [width, height];
  const box = /\sviewBox="([^"]*)"/
    .exec(root)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  return box?.length === 4 && box[2]! > 0 && box[3]! > 0 ? [box[2]!, box[3]!] : undefined;
}

/**
 * The size of a JPEG: reads segment after segment up to the first start of frame. For rotated pictures of
 * phones, width and height are those of the upright picture.
 */
function jpgSize(view: DataView): Size | undefined {
  let at = 2;
  let isTurned = false;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xe1) isTurned ||= isRotatedByExif(view, at + 4, view.getUint16(at + 2) - 2);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return isTurned ? [height, width] : [width, height];
    }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function webpSize(view: DataView, bytes: Uint8Array): Size | undefined {
  if (view.byteLength < 30) return undefined;
  const u24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  switch (latin(bytes, 12, 16)) {
    case 'VP8X':
      return [u24(24) + 1, u24(27) + 1];
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
    }
    case 'VP8 ':
      return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
    default:
      return undefined;
  }
}

/** The largest of the image spatial extents: smaller ones belong to thumbnails. */
function avifSize(view: DataView, bytes: Uint8Array): Size | undefined {
  const head = latin(bytes, 0, 4096);
  let best: Size | undefined;
  for (
    let at = head.indexOf('ispe');
    at >= 0 && at + 16 <= view.byteLength;
    at = head.indexOf('ispe', at + 4)
  ) {
    const size: Size = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (!best || size[0] * size[1] > best[0] * best[1]) best = size;
  }
  return best;
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', from, to);
}
