import { closeSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import type { MediaFile } from '../core/project.ts';

/** How much of a file is read to tell what it is. */
const HEAD = 1024;

/** Measures media: how heavy each file is, and what its first bytes say that it is. */
export function readMedia(folder: string, files: { path: string; file: string }[]): MediaFile[] {
  return files.map(({ path: name, file }) => {
    const full = path.join(folder, file);
    return { path: name, bytes: statSync(full).size, format: formatOf(headOf(full)) };
  });
}

function headOf(file: string): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(HEAD);
    return buffer.subarray(0, readSync(descriptor, buffer, 0, HEAD, 0));
  } finally {
    closeSync(descriptor);
  }
}

const SIGNATURES: [format: string, offset: number, bytes: string][] = [
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpeg', 0, '\xff\xd8\xff'],
  ['gif', 0, 'GIF8'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
  ['avif', 4, 'ftypavis'],
  ['mp4', 4, 'ftyp'],
  ['webm', 0, '\x1a\x45\xdf\xa3'],
  ['pdf', 0, '%PDF-'],
  ['zip', 0, 'PK\x03\x04'],
];

/** The format that a file's first bytes tell: svg, png, jpeg, webp, avif, mp4, webm, pdf, zip, text or unknown. */
export function formatOf(head: Buffer): string {
  const bytes = head.toString('latin1');
  const known = SIGNATURES.find(([, offset, signature]) => bytes.startsWith(signature, offset));
  if (known) return known[0];
  const text = head.toString('utf8').trimStart();
  if (/^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(text)) return 'svg';
  return head.includes(0) ? 'unknown' : 'text';
}
