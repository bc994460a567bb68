import type { Readable } from 'node:stream';
import { fromBufferPromise, type Entry } from 'yauzl';
import { MAX_TAGS } from '../xml-tree.ts';

/** The limits of an unpacked manuscript, in bytes: the longest thesis has some 5 MB of XML. */
const max = { entries: 5000, all: 120 * 1024 * 1024, xml: 16 * 1024 * 1024 };

/**
 * Why a document is too large to open: the reader unpacks whole parts into memory. The declared sizes are summed
 * before anything is unpacked, then compared with the contents.
 * @returns undefined if it may be opened
 * @throws if it is not an archive, or declares wrong sizes
 */
export async function unpackedFault(bytes: Uint8Array): Promise<string | undefined> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (zip.entryCount > max.entries) return `it holds ${zip.entryCount} files; ${max.entries} are the most`;
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  if (unpackedSize(entries) > max.all) return tooLarge('it', max.all);
  if (unpackedSize(entries.filter(isXml)) > max.xml) return tooLarge('its text', max.xml);
  for (const entry of entries) {
    // The stream fails if there is more than declared.
    const tags = await tagsIn(await zip.openReadStreamPromise(entry));
    if (isXml(entry) && tags > MAX_TAGS) return `its text has more than ${MAX_TAGS} tags`;
  }
  return undefined;
}

function isXml({ fileName }: Entry): boolean {
  return /\.(?:xml|rels)$/i.test(fileName);
}

function unpackedSize(entries: readonly Entry[]): number {
  return entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
}

async function tagsIn(unpacked: Readable): Promise<number> {
  let tags = 0;
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    for (let at = chunk.indexOf(TAG); at !== -1; at = chunk.indexOf(TAG, at + 1)) tags++;
  }
  return tags;
}

/** In Word's XML, which is UTF-8, no other character has this byte. */
const TAG = '<'.charCodeAt(0);

function tooLarge(what: string, most: number): string {
  return `${what} is larger than ${most / 1024 / 1024} MB when it is unpacked`;
}
