import { checkArchive } from './archive.ts';
import { lockedFile, macrosInFile, otherContent, type ContentProblem } from './content-problem.ts';
import type { OpenFile } from './open-file.ts';

const kind = 'OpenDocument (.odt)';

/**
 * Checks an OpenDocument text: an archive that declares this type, with content, unencrypted, without macros.
 */
export async function checkOpenDocument(file: OpenFile): Promise<ContentProblem | undefined> {
  const archive = await checkArchive(file, kind);
  if ('problem' in archive) return archive.problem;
  const entries = new Map(archive.entries.map((entry) => [entry.fileName, entry]));
  const type = await archive.text(entries.get('mimetype'));
  const manifest = await archive.text(entries.get('META-INF/manifest.xml'));
  if (type?.trim() !== 'application/vnd.oasis.opendocument.text' || !entries.has('content.xml'))
    return otherContent(kind);
  if (manifest?.includes('encryption-data')) return lockedFile;
  return [...entries.keys()].some((entry) => /^(Basic|Scripts)\/./.test(entry)) ? macrosInFile : undefined;
}
