import { checkArchive } from './archive.ts';
import { locked, macros, otherContent, type ContentFault } from './content-fault.ts';
import type { OpenFile } from './open-file.ts';
import { readEntry } from './unpack.ts';

const name = 'OpenDocument (.odt)';

/** A text of LibreOffice and its relatives: an archive that says so, with content, unencrypted, without macros. */
export async function checkOpenDocument(file: OpenFile): Promise<ContentFault | undefined> {
  const archive = await checkArchive(file, name);
  if ('fault' in archive) return archive.fault;
  const entries = new Map(archive.entries.map((entry) => [entry.name, entry]));
  const kind = await readEntry(file, entries.get('mimetype'));
  const manifest = await readEntry(file, entries.get('META-INF/manifest.xml'));
  if (kind?.trim() !== 'application/vnd.oasis.opendocument.text' || !entries.has('content.xml'))
    return otherContent(name);
  if (manifest?.includes('encryption-data')) return locked;
  return [...entries.keys()].some((entry) => /^(Basic|Scripts)\/./.test(entry)) ? macros : undefined;
}
