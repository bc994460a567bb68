import { checkArchive } from './archive.ts';
import { locked, macros, otherContent, type ContentFault } from './content-fault.ts';
import type { OpenFile } from './open-file.ts';

const kind = 'OpenDocument (.odt)';

/** An OpenDocument text: an archive that declares itself as one, with content, unencrypted, without macros. */
export async function checkOpenDocument(file: OpenFile): Promise<ContentFault | undefined> {
  const archive = await checkArchive(file, kind);
  if ('fault' in archive) return archive.fault;
  const entries = new Map(archive.entries.map((entry) => [entry.fileName, entry]));
  const type = await archive.text(entries.get('mimetype'));
  const manifest = await archive.text(entries.get('META-INF/manifest.xml'));
  if (type?.trim() !== 'application/vnd.oasis.opendocument.text' || !entries.has('content.xml'))
    return otherContent(kind);
  if (manifest?.includes('encryption-data')) return locked;
  return [...entries.keys()].some((entry) => /^(Basic|Scripts)\/./.test(entry)) ? macros : undefined;
}
