import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PrintedDocument } from './document.ts';
import { digestIn } from './finish-pdf.ts';
import type { PrintDesign } from './print-design.ts';
import type { StartPrinter } from 'pagewright/extension';
import { UnprintableError } from './unprintable-error.ts';
import { documentDigest, setDocument } from './set-document.ts';

/**
 * Prints documents into their files. Current files stay; a browser is started only if something must be printed.
 * @param content the content folder of the site
 * @returns one line per written file
 * @throws UnprintableError if a document’s content prevents printing
 */
export async function printDocuments(
  content: string,
  documents: readonly PrintedDocument[],
  design: PrintDesign,
  startPrinter: StartPrinter,
): Promise<string[]> {
  const stale: PrintedDocument[] = [];
  for (const document of documents)
    if (!(await isPrinted(path.join(content, document.file), documentDigest(document, design))))
      stale.push(document);
  if (stale.length === 0) return [];
  const printer = await startPrinter();
  try {
    const lines: string[] = [];
    for (const document of stale) {
      const { bytes, pages } = await setDocument(document, design, printer).catch((error: unknown) => {
        if (!(error instanceof UnprintableError)) throw error;
        throw new UnprintableError(`${document.file} can’t be printed. ${error.message}.`, { cause: error });
      });
      writeFileSync(path.join(content, document.file), bytes);
      lines.push(`wrote ${document.file} (${Math.round(bytes.length / 1000)} kB, ${pages} pages)`);
    }
    return lines;
  } finally {
    await printer.close();
  }
}

async function isPrinted(file: string, digest: string): Promise<boolean> {
  return existsSync(file) && (await digestIn(readFileSync(file))) === digest;
}
