import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import { mediaLimits } from '../core/content/media.ts';
import type { MediaFile } from '../core/project.ts';
import { isCutOff, type ReadAt } from './media/read/is-cut-off.ts';
import { damageCheck, type IsDamaged } from './media/read/is-damaged.ts';
import { readPdf } from './media/read/pdf.ts';
import { sniff } from './media/read/sniff.ts';
import type { BuildCache } from './cache/build-cache.ts';

/** How much of a file is read to tell what it is. */
const HEAD = 64 * 1024;

/** Formats made of pixels, which are whole only if they can be decoded. */
const PIXELS = new Set<string | undefined>(['png', 'jpg', 'webp', 'avif']);

interface Place {
  /** As JSON names it. */
  path: string;
  /** Below the content. */
  file: string;
}

/**
 * Measures media: how heavy each file is, what its first bytes say that it is, how large a picture, and whether it is
 * whole.
 * @param folder the content: pages-config
 * @param cache where it is kept which pictures were found whole
 * @param record what earlier runs have measured: a file is read again when it changes
 */
export async function readMedia(
  folder: string,
  files: readonly Place[],
  cache: string,
  record: Pick<BuildCache, 'files' | 'table'>,
): Promise<MediaFile[]> {
  const isDamaged = damageCheck(cache);
  const known = record.table<MeasuredFile>('media');
  const found: MediaFile[] = [];
  for (const place of files) {
    const hash = record.files.hashOf(`${path.basename(folder)}/${place.file}`)!;
    const before = known.get(place.file);
    const media = before?.hash === hash ? before.media : await measure(folder, place, isDamaged);
    if (before?.hash !== hash) known.set(place.file, { hash, media });
    found.push(media);
  }
  const there = new Set(files.map(({ file }) => file));
  known.keepOnly((file) => there.has(file));
  return found;
}

/** What was measured of a file, with the hash of its content. */
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
      // The parser of XML is loaded for the first drawing that is not known.
      const { drawingFaults } = await import('../core/svg/drawing-faults.ts');
      return { ...measured, format: 'svg', faults: drawingFaults(readFileSync(full, 'utf8')) };
    }
    const isDecodable = bytes <= mediaLimits.photograph && (width ?? 0) * (height ?? 0) <= mediaLimits.pixels;
    const damaged = PIXELS.has(format)
      ? isDecodable && (await isDamaged(readFileSync(full)))
      : isCutOff(format, bytes, readAt);
    // Only what lies beside a page is a document of its own, and read as a whole.
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
