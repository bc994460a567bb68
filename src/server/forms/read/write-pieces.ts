import type { FileHandle } from 'node:fs/promises';
import { Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { releaseBuffer } from './release-buffer.ts';
import { createLimiter } from './limiter.ts';

/**
 * Writes what a visitor sends into an open file, each piece as it comes, and gives its memory back. The stream is not
 * read by an iterator: that joins the pieces that wait to a new one, and leaves the old ones to the collector.
 * @param at where in the file the first piece goes, in bytes
 * @param onPiece is shown each piece before it is written, in order; it is empty afterwards
 * @returns where the last piece ends
 * @throws Error where the stream breaks off or the disk takes no more; what has come until then is in the file
 */
export async function writePieces(
  stream: Readable,
  handle: FileHandle,
  at: number,
  onPiece?: (piece: Buffer) => void,
): Promise<number> {
  let end = at;
  const write = async (pieces: Buffer[]): Promise<void> => {
    for (const piece of pieces) onPiece?.(piece);
    end += await onDisk(() => writeAll(handle, pieces, end));
    for (const piece of pieces) releaseBuffer(piece);
  };
  const file = new Writable({
    highWaterMark: waitingBytes,
    writev: (chunks, done) => void write(chunks.map(({ chunk }) => chunk as Buffer)).then(() => done(), done),
  });
  await pipeline(stream, file);
  return end;
}

/**
 * Does something with the bytes of an upload on the disk, when it is its turn. Node does four such things at a time, and
 * pages and forms need some of them as well.
 */
export const onDisk = createLimiter(2);

/** @returns how many bytes were written: all of them */
async function writeAll(handle: FileHandle, pieces: readonly Buffer[], at: number): Promise<number> {
  const { bytesWritten } = await handle.writev(pieces, at);
  const all = pieces.reduce((sum, { length }) => sum + length, 0);
  // A disk may take less than it is given, such as when it is almost full.
  for (let done = bytesWritten; done < all;) {
    const rest = Buffer.concat(pieces).subarray(done);
    done += (await handle.write(rest, 0, rest.length, at + done)).bytesWritten;
  }
  return all;
}

/** So much of an upload waits to be written with one call, in bytes. Beyond it, whoever sends waits. */
const waitingBytes = 128 * 1024;
