import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import { mediaLimits } from '../core/content/media.ts';
import type { MediaFile } from '../core/project.ts';
import { isTruncated, type ReadAt } from './media/read/is-truncated.ts';
import { damageCheck, type IsDamaged } from './media/read/is-damaged.ts';
import { readPdf } from './media/read/pdf.ts';
import { sniff } from './media/read/sniff.ts';
import type { BuildCache } from './cache/build-cache.ts';

/** The number of bytes that identify a file. */
const HEAD = 64 * 1024;

/** Pixel formats, which are complete only if they can be decoded. */
const PIXELS = new Set<string | undefined>(['png', 'jpg', 'webp', 'avif']);

interface Place {
  /** The name in JSON. */
  path: string;
  /** Path below the content. */
  file: string;
}

/**
 * Reads the facts of media: size, format by content, dimensions of pictures, and completeness.
 * @param folder the content: pages-config
 * @param damageCache the folder in which complete pictures are recorded
 * @param cache the cache of facts: a file is read again when it changes
 */
export async function readMedia(
  folder: string,
  files: readonly Place[],
  damageCache: string,
  cache: Pick<BuildCache, 'files' | 'table'>,
): Promise<MediaFile[]> {
  const isDamaged = damageCheck(damageCache);
  const known = cache.table<MeasuredFile>('media');
  const found: MediaFile[] = [];
  for (const place of files) {
    const hash = cache.files.getHash(`${path.basename(folder)}/${place.file}`)!;
    const before = known.get(place.file);
    const media = before?.hash === hash ? before.media : await measure(folder, place, isDamaged);
    if (before?.hash !== hash) known.set(place.file, { hash, media });
    found.push(media);
  }
  const there = new Set(files.map(({ file }) => file));
  known.keepOnly((file) => there.has(file));
  return found;
}

/** The facts of a file, with the hash of its content. */
interface MeasuredFile {
  hash: string;
  media: MediaFile;
}

async function measure(
  folder: string,
  { path: name, file }: Place,
  isDamaged: IsDamaged,
): Promise<MediaFile> {
  const full = path.join(folder, file);
  const descriptor = openSync(full, 'r');
  try {
    const { size: bytes } = fstatSync(descriptor);
    const readAt: ReadAt = (offset, length) => {
      const buffer = Buffer.alloc(Math.max(0, Math.min(length, bytes - offset)));
      return buffer.subarray(0, readSync(descriptor, buffer, 0, buffer.length, offset));
    };
    const head = readAt(0, HEAD);
    const { format, width, height, moving } = sniff(head);
    const size = width === undefined || height === undefined ? {} : { width, height };
    const measured = { path: name, file: `${path.basename(folder)}/${file}`, bytes, ...size };
    const isDrawing = name.endsWith('.svg') && (format === 'svg' || format === undefined);
    if (isDrawing && bytes > 0 && bytes <= mediaLimits.drawing) {
      // The XML parser is loaded only for a drawing outside the cache.
      const { drawingDiagnostics } = await import('../core/svg/drawing-diagnostics.ts');
      return { ...measured, format: 'svg', diagnostics: drawingDiagnostics(readFileSync(full, 'utf8')) };
    }
    const isDecodable = bytes <= mediaLimits.photograph && (width ?? 0) * (height ?? 0) <= mediaLimits.pixels;
    const damaged = PIXELS.has(format)
      ? isDecodable && (await isDamaged(readFileSync(full)))
      : isTruncated(format, bytes, readAt);
    // Only a file next to a page is a document for visitors, which is read completely.
    const isDocument = format === 'pdf' && !file.startsWith('_media/');
    return {
      ...measured,
      format: format ?? (head.includes(0) ? 'unknown' : 'text'),
      ...(damaged && { damaged }),
      ...(moving && { moving }),
      ...(isDocument && { pdf: readPdf(readFileSync(full)) }),
    };
  } finally {
    closeSync(descriptor);
  }
}
