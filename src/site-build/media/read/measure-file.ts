import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import { mediaLimits } from '../../../core/content/media.ts';
import type { MediaFile } from '../../../core/project.ts';
import { drawingDiagnostics } from '../../../core/svg/drawing-diagnostics.ts';
import { damageCheck } from './is-damaged.ts';
import { isTruncated, type ReadAt } from './is-truncated.ts';
import { readPdf } from './pdf.ts';
import { sniff } from './sniff.ts';

/** The number of bytes that identify a file. */
const HEAD = 64 * 1024;

/** Pixel formats, which are complete only if they can be decoded. */
const PIXELS = new Set<string | undefined>(['png', 'jpg', 'webp', 'avif']);

/** A media file. */
export interface MediaPlace {
  /** The name in JSON. */
  path: string;
  /** Path below the content. */
  file: string;
}

/**
 * Reads a media file, and returns its facts, which the rules about media check.
 * @param folder the content: pages-config
 * @param damageCache the folder in which complete pictures are recorded
 */
export async function measureFile(
  folder: string,
  { path: name, file }: MediaPlace,
  damageCache: string,
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
      return { ...measured, format: 'svg', diagnostics: drawingDiagnostics(readFileSync(full, 'utf8')) };
    }
    const isDecodable = bytes <= mediaLimits.photograph && (width ?? 0) * (height ?? 0) <= mediaLimits.pixels;
    const damaged = PIXELS.has(format)
      ? isDecodable && (await damageCheck(damageCache)(readFileSync(full)))
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
