import { fileMessages } from '../messages/file-messages.ts';
import { locked, otherContent, type ContentFault } from './content-fault.ts';
import { checkOffice } from './office.ts';
import { checkOpenDocument } from './open-document.ts';
import { startsWith, scan, type OpenFile } from './open-file.ts';
import { checkWord } from './word.ts';

export type CheckContent = (file: OpenFile) => Promise<ContentFault | undefined>;

interface Format {
  /** What people call it. */
  name: string;
  check: CheckContent;
}

/** The formats whose content can be checked, by the ending of the name. */
export const formats: Readonly<Record<string, Format>> = {
  pdf: { name: 'PDF', check: checkPdf },
  doc: { name: 'Word (.doc)', check: checkWord },
  docx: { name: 'Word (.docx)', check: checkOffice },
  odt: { name: 'OpenDocument (.odt)', check: checkOpenDocument },
  rtf: { name: 'RTF', check: (file) => signed(file, 'RTF', '{\\rtf') },
  tex: { name: 'TeX', check: (file) => checkText(file, 'TeX') },
  txt: { name: fileMessages.plainText, check: (file) => checkText(file, fileMessages.plainText) },
  png: { name: 'PNG', check: (file) => signed(file, 'PNG', '\x89PNG\r\n\x1a\n') },
  jpg: { name: 'JPEG', check: (file) => signed(file, 'JPEG', '\xff\xd8\xff') },
  jpeg: { name: 'JPEG', check: (file) => signed(file, 'JPEG', '\xff\xd8\xff') },
};

async function checkPdf(file: OpenFile): Promise<ContentFault | undefined> {
  const fault = await signed(file, 'PDF', '%PDF-', '\xef\xbb\xbf%PDF-', '\n%PDF-', '\r\n%PDF-');
  if (fault) return fault;
  const [encrypted] = await scan(file, [/\/Encrypt\s*(<<|\d+\s+\d+\s+R)/]);
  return encrypted ? locked : undefined;
}

/** Text has no zero bytes, and doesn't begin as a document of another format does. */
async function checkText(file: OpenFile, name: string): Promise<ContentFault | undefined> {
  const [binary] = await scan(file, ['\0']);
  return binary || (await startsWith(file, '%PDF-', '{\\rtf', 'PK\x03\x04')) ? otherContent(name) : undefined;
}

async function signed(
  file: OpenFile,
  name: string,
  ...signatures: string[]
): Promise<ContentFault | undefined> {
  return (await startsWith(file, ...signatures)) ? undefined : otherContent(name);
}
