import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry, type ZipFile } from 'yauzl';

/** The limits of an archive of papers: an issue with pictures of print quality has some hundreds of MB. */
const max = { entries: 20_000, bytes: 2 * 1024 * 1024 * 1024 };

/**
 * Unpacks a ZIP archive into a temporary folder. Names that lead out of the folder are refused by the library, and
 * contents that are longer than declared end the stream.
 */
export async function unpackArchive(
  file: string,
): Promise<{ folder: string; remove: () => Promise<void> } | { refused: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'journal-import-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const refused = await unpack(file, folder);
    if (refused === undefined) return { folder, remove };
    await remove();
    return { refused };
  } catch (error) {
    await remove();
    return { refused: `it is not a ZIP archive: ${error instanceof Error ? error.message : String(error)}` };
  }
}

async function unpack(file: string, folder: string): Promise<string | undefined> {
  // By default the library closes the archive after the list of entries.
  const zip = await openPromise(file, { autoClose: false });
  try {
    return await unpackEntries(zip, folder);
  } finally {
    zip.close();
  }
}

async function unpackEntries(zip: ZipFile, folder: string): Promise<string | undefined> {
  if (zip.entryCount > max.entries) return `it contains ${zip.entryCount} files; the limit is ${max.entries}`;
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  const size = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (size > max.bytes) return `it is larger than ${max.bytes / 1024 / 1024} MB when it is unpacked`;
  for (const entry of entries) {
    if (entry.fileName.endsWith('/')) continue;
    const target = path.join(folder, entry.fileName);
    await mkdir(path.dirname(target), { recursive: true });
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target, { flags: 'wx' }));
  }
  return undefined;
}
