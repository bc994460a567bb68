import type { FileHandle } from 'node:fs/promises';
import { Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';

/**
 * Writes an upload into an open file, piece by piece, and frees the memory of each piece. An async iterator
 * would instead join waiting pieces, and leave the old ones to the garbage collector.
 * @param at the offset of the first piece, in bytes
 * @param onPiece called with each piece before it is written, in order; the piece is empty afterwards
 * @returns the end of the last piece
 * @throws Error if the stream breaks or the disk is full; the bytes until then are in the file
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

/** Limits the disk operations of uploads. Node runs four at a time, and pages and forms need some of them. */
export const onDisk = pLimit(2);

/** @returns the number of written bytes: all of them */
async function writeAll(handle: FileHandle, pieces: readonly Buffer[], at: number): Promise<number> {
  const { bytesWritten } = await handle.writev(pieces, at);
  const totalBytes = pieces.reduce((sum, { length }) => sum + length, 0);
  // A disk may accept fewer bytes than it is given, for example when it is almost full.
  for (let writtenBytes = bytesWritten; writtenBytes < totalBytes;) {
    const rest = Buffer.concat(pieces).subarray(writtenBytes);
    writtenBytes += (await handle.write(rest, 0, rest.length, at + writtenBytes)).bytesWritten;
  }
  return totalBytes;
}

/** The maximal number of bytes that wait for one write call. Beyond it, the sender waits. */
const waitingBytes = 128 * 1024;

/**
 * Frees the memory of a written buffer at once; the buffer is empty afterwards. The garbage collector would
 * free it only after some 64 MB, which is half of a server's memory while fifty files arrive.
 */
export function releaseBuffer({ buffer, byteLength }: Buffer): void {
  // The multipart reader may reuse small buffers.
  if (byteLength < smallest) return;
  // A view of a larger buffer shares its memory, so it can't be freed.
  if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength) buffer.transfer(0);
}

/** The minimal size to free, in bytes. */
const smallest = 4096;
