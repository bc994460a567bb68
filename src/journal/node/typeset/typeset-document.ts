import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PrintableDocument } from './document.ts';
import { finishPdf } from './finish-pdf.ts';
import type { FinishedPdf } from './finish-pdf.ts';
import { checkLetters, fontFaces } from './fonts.ts';
import type { PrintDesign } from './print-design.ts';
import { documentPage } from './page.ts';
import { UnprintableError } from './unprintable-error.ts';
import type { Printer } from 'pagewright/extension';

/**
 * Typesets a document as a tagged PDF. A long one is printed twice: its table of contents needs the pages of the
 * first printing.
 * @throws UnprintableError if the last page differs from the one in the content, or a letter has no font
 */
export async function typesetDocument(
  document: PrintableDocument,
  design: PrintDesign,
  printer: Printer,
): Promise<FinishedPdf> {
  const digest = documentDigest(document, design);
  checkLetters(documentPage(document, design, ''), design.typefaces);
  const style = `${fontFaces(design.typefaces)}\n${css}`;
  const print = async (pageNumbers?: ReadonlyMap<string, number>) =>
    finishPdf(await printer.print(documentPage(document, design, style, pageNumbers)), document, digest);
  const pdf = document.isLong ? await print((await print()).pageNumbers) : await print();
  const last = document.firstPage + pdf.pageCount - 1;
  if (document.lastPage && document.lastPage !== last) {
    throw new UnprintableError(
      `In the content the last page is ${document.lastPage}, in the PDF it is ${last}: write ${last}, and correct the numbers of later papers`,
    );
  }
  return pdf;
}

/** A digest of all inputs of a document: sha256-, and the first 32 digits of the hash. A current PDF contains it. */
export function documentDigest(document: PrintableDocument, design: PrintDesign): string {
  return `sha256-${createHash('sha256')
    .update(FORMAT)
    .update(JSON.stringify(document))
    .update(documentPage(document, design, css))
    .digest('hex')
    .slice(0, 32)}`;
}

/** The format of `finishPdf`: a change makes every PDF outdated. */
const FORMAT = 'PDF/A-2a, PDF/UA-1';

const css = ['page', 'text', 'report']
  .map((name) => readFileSync(new URL(`style/${name}.css`, import.meta.url), 'utf8'))
  .join('\n');
