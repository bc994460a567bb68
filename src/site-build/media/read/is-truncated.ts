/** Reads a part of a file; the result is shorter at the end of the file. */
export type ReadAt = (offset: number, length: number) => Buffer;

/**
 * Whether a document, an archive or a film is truncated, as after an interrupted copy. Only headers and the
 * end are read.
 * @param format the format, by its first bytes
 * @param bytes the size of the file
 */
export function isTruncated(format: string | undefined, bytes: number, readAt: ReadAt): boolean {
  if (format === 'pdf') return !readAt(Math.max(0, bytes - 1024), 1024).includes('%%EOF');
  if (format === 'zip') return !readEnd(bytes, 22 + 0xffff, readAt).includes('PK\x05\x06');
  if (format === 'mp4') return lacksBox(bytes, readAt);
  return format === 'webm' && lacksSegment(bytes, readAt);
}

function readEnd(bytes: number, length: number, readAt: ReadAt): Buffer {
  return readAt(Math.max(0, bytes - length), length);
}

/** The maximal number of top-level boxes; films never have more. */
const MAX_BOXES = 10_000;

/**
 * Whether a box of an MP4 is incomplete: boxes follow each other up to the end of the file.
 * @see ISO/IEC 14496-12, 4.2
 */
function lacksBox(bytes: number, readAt: ReadAt): boolean {
  const boxNames = new Set<string>();
  let offset = 0;
  for (let count = 0; offset < bytes && count < MAX_BOXES; count++) {
    const header = readAt(offset, 16);
    if (header.length < 8) return true;
    boxNames.add(header.toString('latin1', 4, 8));
    const shortSize = header.readUInt32BE(0);
    if (shortSize === 0) break; // A size of 0 marks the last box, which extends to the end of the file.
    const size = shortSize === 1 && header.length === 16 ? Number(header.readBigUInt64BE(8)) : shortSize;
    if (size < 8) return true;
    offset += size;
  }
  return offset > bytes || !boxNames.has('moov') || !boxNames.has('mdat');
}

/**
 * Whether the segment of a WebM is incomplete: it declares its size, except in live recordings.
 * @see RFC 8794, RFC 9559
 */
function lacksSegment(bytes: number, readAt: ReadAt): boolean {
  const head = readAt(0, 4096);
  const segment = head.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67]));
  if (segment < 0) return true;
  const first = head[segment + 4] ?? 0;
  const width = Math.clz32(first) - 23;
  if (width < 1 || width > 8 || segment + 4 + width > head.length) return true;
  let size = BigInt(first & (0xff >> width));
  for (let i = 1; i < width; i++) size = (size << 8n) | BigInt(head[segment + 4 + i]!);
  const isUnknown = size === (1n << BigInt(7 * width)) - 1n;
  return !isUnknown && BigInt(segment + 4 + width) + size > BigInt(bytes);
}
