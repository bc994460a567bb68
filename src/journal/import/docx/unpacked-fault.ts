import type { Readable } from 'node:stream';
import { fromBufferPromise, type Entry } from 'yauzl';
import { MAX_TAGS } from '../xml-tree.ts';

/** What a manuscript may hold once it is unpacked, in bytes: the longest thesis has some 5 MB of XML. */
const max = { entries: 5000, all: 120 * 1024 * 1024, xml: 16 * 1024 * 1024 };

/**
 * Why a document is too large to be opened: what reads it unpacks whole parts of it into memory. The sizes that the
 * archive names are added up before anything is unpacked, then held against what is in it.
 * @returns nothing where it may be opened
 * @throws where it is no archive, or one that lies
 */
export async function unpackedFault(bytes: Uint8Array): Promise<string | undefined> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (zip.entryCount > max.entries) return `it holds ${zip.entryCount} files; ${max.entries} are the most`;
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  if (bytesOf(entries) > max.all) return tooLarge('it', max.all);
  if (bytesOf(entries.filter(isXml)) > max.xml) return tooLarge('its text', max.xml);
  for (const entry of entries) {
    // The stream fails where there is more than the archive says.
    const tags = await tagsIn(await zip.openReadStreamPromise(entry));
    if (isXml(entry) && tags > MAX_TAGS) return `its text has more than ${MAX_TAGS} tags`;
  }
  return undefined;
}

function isXml({ fileName }: Entry): boolean {
  return /\.(?:xml|rels)$/i.test(fileName);
}

function bytesOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
}

async function tagsIn(unpacked: Readable): Promise<number> {
  let tags = 0;
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    for (let at = chunk.indexOf(TAG); at !== -1; at = chunk.indexOf(TAG, at + 1)) tags++;
  }
  return tags;
}

/** As Word writes XML, in UTF-8, nothing else is this byte. */
const TAG = '<'.charCodeAt(0);

function tooLarge(what: string, most: number): string {
  return `${what} is larger than ${most / 1024 / 1024} MB when it is unpacked`;
}
