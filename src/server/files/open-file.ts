import type { FileHandle } from 'node:fs/promises';

/** A completely received file. */
export interface OpenFile {
  handle: FileHandle;
  bytes: number;
}

/** Whether a file begins with one of the signatures, given as one character per byte. */
export async function startsWith(file: OpenFile, ...signatures: string[]): Promise<boolean> {
  const start = (await readAt(file, 0, Buffer.alloc(64))).toString('latin1');
  return signatures.some((signature) => start.startsWith(signature));
}

/**
 * The patterns that occur in a file, read as one character per byte. Only one piece is in memory at a time;
 * patterns of up to 128 bytes are also found across pieces.
 */
export async function scan(file: OpenFile, patterns: readonly (RegExp | string)[]): Promise<boolean[]> {
  const matches = patterns.map(() => false);
  const step = 64 * 1024;
  // One buffer is used for all pieces: new buffers would take a gigabyte when fifty large files arrive
  // together.
  const buffer = Buffer.alloc(step + 128);
  for (let at = 0; at < file.bytes && matches.includes(false); at += step) {
    const piece = (await readAt(file, at, buffer)).toString('latin1');
    for (const [index, pattern] of patterns.entries())
      matches[index] ||= typeof pattern === 'string' ? piece.includes(pattern) : pattern.test(piece);
  }
  return matches;
}

/** Reads a part of a file into a buffer. @returns the filled part: shorter at the file's end */
async function readAt({ handle }: OpenFile, position: number, buffer: Buffer): Promise<Buffer> {
  let filled = 0;
  while (filled < buffer.length) {
    const { bytesRead } = await handle.read(buffer, filled, buffer.length - filled, position + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return buffer.subarray(0, filled);
}
