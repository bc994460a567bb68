import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PrintableDocument } from './document.ts';
import { readDigest } from './finish-pdf.ts';
import type { PrintDesign } from './print-design.ts';
import type { StartPrinter } from 'pagewright/extension';
import { UnprintableError } from './unprintable-error.ts';
import { documentDigest, typesetDocument } from './typeset-document.ts';

/**
 * Writes the PDFs of documents into the content. A PDF whose document and design have not changed stays; a browser is
 * started only if a PDF must be written.
 * @param contentFolder the content folder of the site
 * @returns one line per written file
 * @throws UnprintableError if a document’s content prevents printing
 */
export async function printDocuments(
  contentFolder: string,
  documents: readonly PrintableDocument[],
  design: PrintDesign,
  startPrinter: StartPrinter,
): Promise<string[]> {
  const stale: PrintableDocument[] = [];
  for (const document of documents)
    if (!(await isUpToDate(path.join(contentFolder, document.file), documentDigest(document, design))))
      stale.push(document);
  if (stale.length === 0) return [];
  const printer = await startPrinter();
  try {
    const lines: string[] = [];
    for (const document of stale) {
      const { bytes, pageCount } = await typesetDocument(document, design, printer).catch(
        (error: unknown) => {
          if (!(error instanceof UnprintableError)) throw error;
          throw new UnprintableError(`${document.file} can’t be printed. ${error.message}.`, {
            cause: error,
          });
        },
      );
      writeFileSync(path.join(contentFolder, document.file), bytes);
      lines.push(`wrote ${document.file} (${Math.round(bytes.length / 1000)} kB, ${pageCount} pages)`);
    }
    return lines;
  } finally {
    await printer.close();
  }
}

/** Whether the PDF was made from the same inputs: it contains their digest. */
async function isUpToDate(file: string, digest: string): Promise<boolean> {
  return existsSync(file) && (await readDigest(readFileSync(file))) === digest;
}
