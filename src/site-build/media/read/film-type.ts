import { sniff } from './sniff.ts';

/**
 * The media type of a film with its codec, read from its header: a browser that can't decode AV1 skips the
 * file without requesting it.
 */
export function filmType(bytes: Uint8Array): string {
  const { format } = sniff(bytes);
  const header = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (format === 'webm') return withCodec('video/webm', webmCodec(header));
  if (format === 'mp4') return withCodec('video/mp4', mp4Codec(header));
  throw new Error('A film must be WebM or MP4');
}

function withCodec(type: string, codec: string | undefined): string {
  return codec ? `${type}; codecs="${codec}"` : type;
}

function webmCodec(header: Buffer): string | undefined {
  const name = header.subarray(0, 4096).toString('latin1');
  if (name.includes('V_VP9')) return 'vp9';
  if (name.includes('V_VP8')) return 'vp8';
  const track = name.indexOf('V_AV1');
  if (track < 0) return undefined;
  // The codec's private data (element 63 A2, with one byte of length) begins with the marker and version 81.
  const config = header.indexOf(Buffer.from([0x63, 0xa2]), track) + 3;
  if (config < 3 || header[config] !== 0x81) return undefined;
  return av1Codec(header[config + 1]!, header[config + 2]!);
}

/** av01.<profile>.<level><tier>.<bits>, from the second and third byte of the configuration record. */
function av1Codec(profileAndLevel: number, flags: number): string {
  const level = String(profileAndLevel & 0x1f).padStart(2, '0');
  const tier = flags & 0x80 ? 'H' : 'M';
  const bits = flags & 0x40 ? (flags & 0x20 ? '12' : '10') : '08';
  return `av01.${profileAndLevel >> 5}.${level}${tier}.${bits}`;
}

/** avc1.<profile><compatibility><level>, from the configuration box, which may be anywhere in the header. */
function mp4Codec(header: Buffer): string | undefined {
  const box = header.indexOf('avcC', 0, 'latin1');
  if (box < 0) return undefined;
  return `avc1.${header.subarray(box + 5, box + 8).toString('hex')}`;
}
