import { finished } from 'node:stream/promises';
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl';
import { archiveBomb, lockedFile, otherContent, type ContentProblem } from './content-problem.ts';
import { startsWith, type OpenFile } from './open-file.ts';

/** An open ZIP file, such as a Word document, in which the server looks for macros. */
export interface ZipArchive {
  entries: Entry[];
  /** The text of a small entry; undefined if the entry is missing or suspiciously large. */
  text(entry: Entry | undefined): Promise<string | undefined>;
}

const max = {
  entries: 5000,
  directory: 4 * 1024 * 1024,
  size: 256 * 1024 * 1024,
  ratio: 100,
  free: 32 * 1024 * 1024,
  text: 1024 * 1024,
};

/**
 * Checks every document that is a ZIP archive: it is readable, not too large when unpacked, and every entry
 * has its declared size. The library refuses names that lead out of a folder.
 * @param kind the common name of such a document
 */
export async function checkArchive(
  file: OpenFile,
  kind: string,
): Promise<ZipArchive | { problem: ContentProblem }> {
  // A Word document with a password is a compound file, whatever its extension is.
  if (await startsWith(file, '\xd0\xcf\x11\xe0')) return { problem: lockedFile };
  if (!(await startsWith(file, 'PK\x03\x04'))) return { problem: otherContent(kind) };
  try {
    // The archive is not closed automatically: the file belongs to the caller.
    const zip = await fromFdPromise(file.handle.fd, { autoClose: false });
    const entries = await readEntries(zip);
    if (!entries) return { problem: otherContent(kind) };
    if (isBomb(entries, file.bytes)) return { problem: archiveBomb };
    if (entries.some((entry) => entry.isEncrypted())) return { problem: lockedFile };
    for (const entry of entries) await assertSize(zip, entry);
    return { entries, text: (entry) => readText(zip, entry) };
  } catch (error) {
    // A damaged archive is reported as a problem; an unreadable disk is an exception.
    if (error instanceof Error && 'syscall' in error) throw error;
    return { problem: otherContent(kind) };
  }
}

async function readEntries(zip: ZipFile): Promise<Entry[] | undefined> {
  if (zip.entryCount > max.entries) return undefined;
  const entries: Entry[] = [];
  let directory = 0;
  for await (const entry of zip.eachEntry()) {
    directory += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (directory > max.directory) return undefined;
    entries.push(entry);
  }
  return entries;
}

/**
 * Whether unpacking would fill the disk. The directory of the archive is enough to detect it: sizes, ratio,
 * or overlapping entries.
 */
function isBomb(entries: readonly Entry[], bytes: number): boolean {
  const size = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const packed = entries.reduce((sum, entry) => sum + entry.compressedSize + 30, 0);
  return packed > bytes || size > max.size || size > Math.max(max.free, max.ratio * bytes);
}

async function readText(zip: ZipFile, entry: Entry | undefined): Promise<string | undefined> {
  if (!entry || entry.uncompressedSize > max.text) return undefined;
  const pieces = (await (await zip.openReadStreamPromise(entry)).toArray()) as Buffer[];
  return Buffer.concat(pieces).toString('utf8');
}

/** Unpacks an entry; the stream fails if the declared size is wrong. */
async function assertSize(zip: ZipFile, entry: Entry): Promise<void> {
  // For entries without compression, the library has already compared the two sizes.
  if (entry.compressionMethod !== 0) await finished((await zip.openReadStreamPromise(entry)).resume());
}
