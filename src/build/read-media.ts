import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import type { MediaFile } from '../core/project.ts';
import { readPdf } from './media/pdf.ts';
import { sniff } from './media/sniff.ts';

/** How much of a file is read to tell what it is. */
const HEAD = 64 * 1024;

/** Measures media: how heavy each file is, what its first bytes say that it is, and how large a picture. */
export function readMedia(folder: string, files: { path: string; file: string }[]): MediaFile[] {
  return files.map(({ path: name, file }) => {
    const { bytes, head } = openHead(path.join(folder, file));
    const { format, width, height } = sniff(head);
    const size = width === undefined || height === undefined ? {} : { width, height };
    // Only what lies beside a page is a document of its own, and read as a whole.
    const isDocument = format === 'pdf' && !file.startsWith('_media/');
    const pdf = isDocument ? { pdf: readPdf(readFileSync(path.join(folder, file))) } : {};
    return { path: name, bytes, ...size, format: format ?? (head.includes(0) ? 'unknown' : 'text'), ...pdf };
  });
}

function openHead(file: string): { bytes: number; head: Buffer } {
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    const buffer = Buffer.alloc(Math.min(size, HEAD));
    return { bytes: size, head: buffer.subarray(0, readSync(descriptor, buffer, 0, buffer.length, 0)) };
  } finally {
    closeSync(descriptor);
  }
}
