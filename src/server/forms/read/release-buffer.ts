/**
 * Gives the memory of a piece of a file back at once, which empties the piece: to be called once it is written. The
 * collector would do so only after some 64 MB of them, which is half of what a server holds while fifty files arrive.
 */
export function releaseBuffer({ buffer, byteLength }: Buffer): void {
  // What is so small may be kept by whoever reads the stream, to be used again: the reader of multipart bodies does that.
  if (byteLength < smallest) return;
  // One that is part of a larger piece of memory shares it with something else.
  if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength) buffer.transfer(0);
}

/** Of a piece that is worth while, in bytes. */
const smallest = 4096;
