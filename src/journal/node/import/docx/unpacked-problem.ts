import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { fromBufferPromise, type Entry } from 'yauzl';
import { findTooDeepElement } from 'pagewright/text';
import { MAX_NESTING, MAX_TAGS, TOO_DEEP, tagLimit } from '../xml-tree.ts';

/** The limits of an unpacked manuscript, in bytes: the longest thesis has some 5 MB of XML. */
const max = { entries: 5000, all: 120 * 1024 * 1024, xml: 16 * 1024 * 1024 };

/**
 * The reason why a document is too large to open, because the reader unpacks whole parts into memory. The declared
 * sizes are added up before unpacking, and then compared with the contents.
 * @returns undefined if it may be opened
 * @throws if it is not an archive, or declares wrong sizes
 */
export async function unpackedProblem(bytes: Uint8Array): Promise<string | undefined> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (zip.entryCount > max.entries) return `it contains ${zip.entryCount} files; the limit is ${max.entries}`;
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  if (unpackedSize(entries) > max.all) return tooLarge('it', max.all);
  if (unpackedSize(entries.filter(isXml)) > max.xml) return tooLarge('its text', max.xml);
  for (const entry of entries) {
    // The stream fails if the content is larger than declared.
    const unpacked = await zip.openReadStreamPromise(entry);
    if (!isXml(entry)) await finished(unpacked.resume());
    else {
      const problem = textProblem(await text(unpacked));
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}

function isXml({ fileName }: Entry): boolean {
  return /\.(?:xml|rels)$/i.test(fileName);
}

function unpackedSize(entries: readonly Entry[]): number {
  return entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
}

/** The reason why the XML of a part is refused: the library builds a tree of each part and recurses into it. */
function textProblem(xml: string): string | undefined {
  if (tagLimit(xml)) return `its text has more than ${MAX_TAGS} tags`;
  return findTooDeepElement(xml, MAX_NESTING) < 0 ? undefined : TOO_DEEP;
}

function tooLarge(what: string, most: number): string {
  return `${what} is larger than ${most / 1024 / 1024} MB when it is unpacked`;
}
