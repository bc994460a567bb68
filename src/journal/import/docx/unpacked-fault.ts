import { finished } from 'node:stream/promises';
import { fromBufferPromise } from 'yauzl';

/** What a manuscript may hold once it is unpacked, in bytes: the longest thesis has some 5 MB of XML. */
const max = { entries: 5000, all: 120 * 1024 * 1024, xml: 16 * 1024 * 1024 };

/**
 * Why a document is too large to be opened: what reads it unpacks whole parts of it into memory. The sizes that the
 * archive names are held against what is in it.
 * @returns nothing where it may be opened
 * @throws where it is no archive, or one that lies
 */
export async function unpackedFault(bytes: Uint8Array): Promise<string | undefined> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (zip.entryCount > max.entries) return `it holds ${zip.entryCount} files; ${max.entries} are the most`;
  let [all, xml] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    all += entry.uncompressedSize;
    if (/\.(?:xml|rels)$/i.test(entry.fileName)) xml += entry.uncompressedSize;
    if (all > max.all) return tooLarge('it', max.all);
    if (xml > max.xml) return tooLarge('its text', max.xml);
    // The stream fails where there is more than the archive says.
    if (entry.compressionMethod !== 0) await finished((await zip.openReadStreamPromise(entry)).resume());
  }
  return undefined;
}

function tooLarge(what: string, most: number): string {
  return `${what} is larger than ${most / 1024 / 1024} MB when it is unpacked`;
}
