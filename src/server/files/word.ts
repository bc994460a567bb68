import { lockedFile, macrosInFile, otherContent, type ContentProblem } from './content-problem.ts';
import { scan, startsWith, type OpenFile } from './open-file.ts';

/**
 * Checks a Word document from before 2007: a compound file with the stream of a document, and without macros.
 */
export async function checkWord(file: OpenFile): Promise<ContentProblem | undefined> {
  if (!(await startsWith(file, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'))) return otherContent('Word (.doc)');
  const [encrypted, project, document] = await scan(file, [
    wide('EncryptedPackage'),
    wide('_VBA_PROJECT'),
    wide('WordDocument'),
  ]);
  if (encrypted) return lockedFile;
  if (project) return macrosInFile;
  return document ? undefined : otherContent('Word (.doc)');
}

/** A name in a compound file's directory: two bytes per letter. */
function wide(name: string): string {
  return [...name].map((letter) => `${letter}\0`).join('');
}
