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
