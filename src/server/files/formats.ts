import { fileSignatures } from '../../core/form/answers/file-signatures.ts';
import type { Text } from '../text.ts';
import { lockedFile, otherContent, type ContentProblem } from './content-problem.ts';
import { checkOffice } from './office.ts';
import { checkOpenDocument } from './open-document.ts';
import { startsWith, scan, type OpenFile } from './open-file.ts';
import { checkWord } from './word.ts';

/** Checks the content of a file of one format; undefined if there is no problem. */
export type CheckContent = (file: OpenFile) => Promise<ContentProblem | undefined>;

interface CheckedFormat {
  check: CheckContent;
}

/** The formats whose content can be checked, by extension. */
export const fileFormats: Readonly<Record<string, CheckedFormat>> = {
  pdf: { check: checkPdf },
  doc: { check: checkWord },
  docx: { check: checkOffice },
  odt: { check: checkOpenDocument },
  rtf: { check: (file) => signed(file, 'RTF', 'rtf') },
  tex: { check: (file) => checkText(file, 'TeX') },
  txt: { check: (file) => checkText(file, (t) => t('server.plainText')) },
  png: { check: (file) => signed(file, 'PNG', 'png') },
  jpg: { check: (file) => signed(file, 'JPEG', 'jpg') },
  jpeg: { check: (file) => signed(file, 'JPEG', 'jpg') },
};

async function checkPdf(file: OpenFile): Promise<ContentProblem | undefined> {
  const problem = await signed(file, 'PDF', 'pdf');
  if (problem) return problem;
  const [encrypted] = await scan(file, [/\/Encrypt\s*(<<|\d+\s+\d+\s+R)/]);
  return encrypted ? lockedFile : undefined;
}

/** Checks a text file: it has no zero bytes, and does not begin like another format. */
async function checkText(file: OpenFile, name: string | Text): Promise<ContentProblem | undefined> {
  const [binary] = await scan(file, ['\0']);
  const others = Object.values(fileSignatures).flat();
  return binary || (await startsWith(file, ...others)) ? otherContent(name) : undefined;
}

async function signed(file: OpenFile, name: string, ending: string): Promise<ContentProblem | undefined> {
  return (await startsWith(file, ...(fileSignatures[ending] ?? []))) ? undefined : otherContent(name);
}
