import { bomb, locked, otherContent, type ContentFault } from './content-fault.ts';
import { startsWith, type OpenFile } from './open-file.ts';
import { isHonest } from './unpack.ts';
import { isBomb, readZip, type ZipEntry } from './zip.ts';

/** What every document that is an archive must be: readable, of a sane size when unpacked, and honest about it. */
export async function checkArchive(
  file: OpenFile,
  name: string,
): Promise<{ entries: ZipEntry[] } | { fault: ContentFault }> {
  // A document that Word protects by a password is a compound file, whatever its name ends in.
  if (await startsWith(file, '\xd0\xcf\x11\xe0')) return { fault: locked };
  const entries = (await startsWith(file, 'PK\x03\x04')) ? await readZip(file) : undefined;
  if (!entries) return { fault: otherContent(name) };
  if (isBomb(entries, file.bytes)) return { fault: bomb };
  if (entries.some((entry) => entry.encrypted)) return { fault: locked };
  return (await isHonest(file, entries)) ? { entries } : { fault: otherContent(name) };
}
