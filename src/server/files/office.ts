import { checkArchive } from './archive.ts';
import { macrosInFile, otherContent, type ContentProblem } from './content-problem.ts';
import type { OpenFile } from './open-file.ts';

const kind = 'Word (.docx)';

/**
 * Checks a Word document of 2007 or later: an archive with a list of contents and a document, without macros.
 */
export async function checkOffice(file: OpenFile): Promise<ContentProblem | undefined> {
  const archive = await checkArchive(file, kind);
  if ('problem' in archive) return archive.problem;
  const entries = new Map(archive.entries.map((entry) => [entry.fileName.toLowerCase(), entry]));
  if ([...entries.keys()].some((entry) => /(^|[/\\])(vbaproject\.bin|vbadata\.xml)$/.test(entry)))
    return macrosInFile;
  const contents = await archive.text(entries.get('[content_types].xml'));
  if (contents === undefined) return otherContent(kind);
  if (/macroEnabled/i.test(contents)) return macrosInFile;
  // Word on the web names this part document2.xml.
  const written = [...entries.keys()].some((entry) => /^word\/document\d*\.xml$/.test(entry));
  return written ? undefined : otherContent(kind);
}
