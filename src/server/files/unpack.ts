import { pipeline } from 'node:stream/promises';
import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { readAt, type OpenFile } from './open-file.ts';
import type { ZipEntry } from './zip.ts';

/** Whether every entry unpacks to exactly what the directory claims; it stops at the first byte more. */
export async function isHonest(file: OpenFile, entries: readonly ZipEntry[]): Promise<boolean> {
  for (const entry of entries) {
    if (entry.encrypted) continue;
    if (entry.method === 0 ? entry.packed !== entry.size : entry.method !== 8) return false;
    if (entry.method === 8 && !(await unpacksToItsSize(file, entry))) return false;
  }
  return true;
}

/** The text of a small entry; nothing where there is none, or it is larger than a part of this kind ever is. */
export async function readEntry(file: OpenFile, entry: ZipEntry | undefined): Promise<string | undefined> {
  if (!entry || entry.size > small || entry.packed > small) return undefined;
  const packed = await readAt(file, await dataOffset(file, entry), entry.packed);
  return (entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: small })).toString('utf8');
}

const small = 1024 * 1024;

async function unpacksToItsSize(file: OpenFile, entry: ZipEntry): Promise<boolean> {
  let size = 0;
  try {
    await pipeline(packedPieces(file, entry), createInflateRaw(), async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) {
        size += piece.length;
        if (size > entry.size) throw new RangeError('The entry holds more than it claims.');
      }
    });
  } catch (error) {
    // An entry that lies or is damaged is an answer; a disk that can’t be read is not.
    if (error instanceof Error && 'syscall' in error) throw error;
    return false;
  }
  return size === entry.size;
}

async function* packedPieces(file: OpenFile, entry: ZipEntry): AsyncIterable<Buffer> {
  const start = await dataOffset(file, entry);
  const step = 64 * 1024;
  for (let at = 0; at < entry.packed; at += step) {
    yield await readAt(file, start + at, Math.min(step, entry.packed - at));
  }
}

async function dataOffset(file: OpenFile, { offset }: ZipEntry): Promise<number> {
  const header = await readAt(file, offset, 30);
  if (header.length < 30 || header.readUInt32LE(0) !== 0x04034b50) return file.bytes;
  return offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
}
